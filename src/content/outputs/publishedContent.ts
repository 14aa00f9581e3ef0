import { fillText } from "../check/facts";
import type { Source } from "../check/readSource";
import { resolveLink } from "../check/resolveLink";
import type { Site } from "../check/site";
import { readDestination } from "../declarations/fieldTypes";
import { valueAt } from "../declarations/schemaBuilders";

/** Returns the content for pages, keyed by file path: one object, or an array with one for each list entry. */
export function publishedContent(site: Site): Map<string, object> {
  return new Map(site.sources.map((source) => [source.declaration.path, nodesOf(source, site)]));
}

/** Returns a file's content with computed fields, and with each entry's file and line in `data/`. */
function nodesOf(source: Source, site: Site): object {
  const { path, derived } = source.declaration;
  const isList = Array.isArray(source.value);
  const content = fillFacts(source, site);
  const entries = (isList ? content : [content]) as object[];
  const nodes = entries.flatMap((entry, i) => {
    const place = { file: `data/${path}`, line: source.lineOf(isList ? [i] : []) };
    const computed = [derived?.from(entry as never, path) ?? {}].flat();
    return computed.map((fields) => ({ ...entry, ...fields, ...place }));
  });
  return isList ? nodes : (nodes[0] as object);
}

/** Returns a file's content as pages get it: with placeholders filled in, and with the resolved addresses of links. */
function fillFacts({ value, fields }: Source, site: Site) {
  const toPage = (address: string) => resolveLink(address, site) ?? address;
  const withLinks = (text: string) =>
    text.replace(/(?<=\]\()[^()\s]+/g, (link) => toPage(readDestination(link) ?? link));
  const copy = structuredClone(value);
  for (const { path, kind, splitAt, value: written } of fields) {
    if (typeof written !== "string") continue;
    const linked = kind === "link" ? toPage(written) : kind === "markdown" ? withLinks(written) : written;
    const fill = (text: string) => fillText(text, kind, site.facts);
    const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
    const whole = kind === "photo" ? safePhotoPath(linked) : fill(linked);
    parent[path.at(-1) ?? ""] = splitAt ? partsOf(linked, splitAt).map(fill) : whole;
  }
  return copy;
}

/** Returns the text before and after a placeholder, or the whole text if it has no such placeholder. */
function partsOf(text: string, name: string): string[] {
  return new RegExp(`^(.*?)\\{(?:principal\\.)?${name}\\}(.*)$`, "s").exec(text)?.slice(1) ?? [text];
}

/** Returns a photo path that needs no URL encoding: `Tom_20_Ann.jpg` for `Tom Ann.jpg`. */
export function safePhotoPath(path: string): string {
  const encode = (char: string) => `_${char.codePointAt(0)?.toString(16)}_`;
  return path.normalize().replace(/[^\w./-]/gu, encode);
}

import type { z } from "zod";
import { closestMatch } from "../declarations/meant";
import { type redirect, requestedPath } from "../declarations/redirect";
import { valueAt } from "../declarations/schemaBuilders";
import type { Context } from "./context";
import { label, type Problem } from "./problem";
import { type YamlSource, yamlText } from "./yamlSource";

/** The message about a link, worded to follow the field's name, and the addresses that were probably meant. */
type LinkFault = [message: string, ...meant: string[]];

/** The fields whose text is shown as a link, with the section that it links to. */
const linkedSections: Record<string, string> = {
  "hero.proof": "#testimonials",
  "about.reviewsButton": "#testimonials",
  "footer.claims": "#claims",
};

/** Yields a problem for each link to a page, section or file of this site that does not exist. */
export function* linkProblems(source: YamlSource, context: Context): Generator<Problem> {
  if (source.file.path === "redirects.yaml") return yield* redirectProblems(source, context);
  for (const { text, path, kind } of source.texts) {
    const address = linkedSections[path.join(".")] ?? text;
    // Skips invalid links, which the schema already reports.
    const isLink = address !== text || (kind === "link" && !source.isInvalid(path));
    const [message, ...meant] = (isLink && linkFault(address, context)) || [];
    if (message)
      yield source.problemAtValue(path, `${label(path)} ${message}`, { meant: meant.map(yamlText) });
  }
}

/** Returns what is wrong with an address on this site; undefined for existing addresses and those of other sites. */
export function linkFault(address: string, context: Context): LinkFault | undefined {
  const { places, files, values } = context;
  const website = String(valueAt(values.get("agency.yaml"), ["website"]));
  const [, ownHost] = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/i.exec(website) ?? [];
  const [, host, path = ""] = /^https:\/\/(?:www\.)?([^/?#]+)(.*)/i.exec(address) ?? [];
  if (host && host.toLowerCase() === ownHost?.toLowerCase())
    return (
      linkFault(path || "/", context) ?? [`is on this site. Write only what follows ${host}`, path || "/"]
    );
  // The quote dialog is on every page, and every other section without a page is on the home page.
  const place = address.replace(/^\/#/, "#").replace(/(?<=#quote)\?.*|(?<=^\/.+)#quote(\?.*)?$/, "");
  if (!/^[/#]/.test(address) || places.includes(place) || files.has(requestedPath(address))) return undefined;
  const lacking = {
    "#testimonials": "reviews, but testimonials.yaml",
    "#claims": "note on claims, but home.yaml",
  };
  const what = lacking[place as keyof typeof lacking];
  if (what) return [`links to the ${what} has none. Delete this line or list entry`];
  const isFile = /\.\w+$/.test(address);
  const meant = [
    closestMatch(address, isFile ? [...files] : places),
    closestMatch(address.replace(/\..*/, ""), places),
  ];
  const message = isFile
    ? `links to "${address}", but this site has no such file. Add it to static/, or correct the address`
    : `links to "${address}", but this site has no such page. Write one of ${places.join(", ")}, or another site's address`;
  return [message, ...meant.filter((one) => one !== undefined)];
}

/**
 * Yields the redirects that do not work on every host: from a page or a file of this site, from an address that already
 * has a redirect, to another redirect, or to an address that does not exist.
 */
function* redirectProblems(source: YamlSource, context: Context): Generator<Problem> {
  // Compares paths in lowercase, because some hosts ignore letter case.
  const keyOf = (written: string) => requestedPath(written).toLowerCase();
  const entries: z.infer<typeof redirect>[] = Array.isArray(source.value) ? source.value : [];
  const redirects = entries
    .map(({ from, to }, entry) => ({ from, to, entry }))
    .filter(({ entry }) => !source.isInvalid([entry]));
  const firstByKey = new Map(redirects.toReversed().map((one) => [keyOf(one.from), one]));
  for (const { entry, from, to } of redirects) {
    const [path, key] = [requestedPath(from), keyOf(from)];
    const earlier = firstByKey.get(key) ?? { entry, from, to };
    const page = key.replace(/(\/index)?(\.html)?$/, "") || "/";
    // Allows the page's own address in capital letters, for hosts with case-sensitive paths.
    const isPage =
      context.files.has(path) ||
      (["/404", ...context.places].includes(page) && (path === key || to !== page));
    const pageFault = "is a page or file that this site already has. Delete the entry";
    const repeated = `repeats entry ${earlier.entry + 1} (capital letters and a final / do not matter). Delete one of the two`;
    // Allows a second spelling with the same target, for hosts with case-sensitive paths.
    if (isPage || (earlier.entry < entry && (requestedPath(earlier.from) === path || earlier.to !== to)))
      yield source.problemAtValue([entry, "from"], `"from" ${isPage ? pageFault : repeated}`);
    const [dead, ...meant] = linkFault(to, context) ?? [];
    const next = dead && to.startsWith("/") && firstByKey.get(keyOf(to))?.to;
    const same = 'is the same address as "from" (capital letters and a final / do not matter). Correct one';
    const old = "is itself an old address. Write where visitors should arrive";
    const message = next ? (keyOf(to) === key ? same : old) : dead;
    const proposals = (next ? [next] : meant).map(yamlText);
    if (message) yield source.problemAtValue([entry, "to"], `"to" ${message}`, { meant: proposals });
  }
}

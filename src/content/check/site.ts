import { sectionIds } from "../../lib/texts";
import { legalSlug, srcPagePaths } from "../declarations/contentFiles";
import { digitsOf } from "../declarations/phone";
import { requestedPath } from "../declarations/redirects";
import { type Path, valueAt } from "../declarations/schemaBuilders";
import { collectFacts, fillText } from "./facts";
import type { Source } from "./readSource";

/** File contents, keyed by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Files that each build generates in the site root. */
const builtFiles = ["favicon.png", "robots.txt", "sitemap.xml"];

/** The content of all files, for rules that compare files. Includes the readable values of files with problems. */
export type Site = ReturnType<typeof siteOf>;

export function siteOf(sources: readonly Source[], files: Files, staticFiles: readonly string[]) {
  const values = new Map(sources.map(({ declaration, value }) => [declaration.path, value]));
  const allFields = sources.flatMap(({ fields }) => fields);
  const facts = collectFacts(allFields);
  const at = (file: string, ...path: Path) => valueAt(values.get(file), path);
  const entriesOf = (file: string) => {
    const entries = [values.get(file)].flat().filter((entry) => typeof entry === "object" && entry !== null);
    return entries as Record<string, unknown>[];
  };
  /** The phone numbers (as digits) and email addresses that texts may mention. */
  const contacts = allFields.flatMap(({ kind, written, value = written }) => {
    if (kind === "email") return String(value).toLowerCase();
    return kind === "phone" ? digitsOf(String(value)) : [];
  });
  const agents = entriesOf("agents.yaml");
  const sections: [place: string, exists: unknown][] = [
    ["#products", true],
    ["#about", true],
    ["#testimonials", entriesOf("testimonials.yaml").length > 0],
    ["#contact", true],
    ["#claims", at("home.yaml", "contact", "claims")],
    ["#quote", true],
    ["/directory#main-lines", entriesOf("main-lines.yaml").length > 0],
    ["/directory#licensed-agents", agents.some(({ licensed }) => licensed !== false)],
    ["/directory#staff", agents.some(({ licensed }) => licensed === false)],
  ];
  const legalPages = sources.flatMap(({ declaration: { path } }) => {
    const slug = legalSlug(path);
    const sections = (at(path, "sections") ?? []) as ({ title?: unknown } | undefined)[];
    const ids = sectionIds(sections.map((section) => fillText(String(section?.title), "text", facts)));
    return slug ? [`/${slug}`, ...ids.map((id) => `/${slug}#${id}`)] : [];
  });
  const existing = sections.flatMap(([place, exists]) => (exists ? place : []));
  /** Pages such as `/directory`, and sections such as `#about` and `/directory#staff`. */
  const places = [...existing, ...srcPagePaths(), ...legalPages];
  /** Percent-encoded file paths, such as `/Claim%20Form.pdf`. */
  const knownFiles = new Set([...staticFiles, ...builtFiles].map((file) => requestedPath(`/${file}`)));
  const ownHost = String(at("agency.yaml", "website")).replace(/^https:\/\/(www\.)?/, "");

  /** Returns the address as pages need it: `/directory` for `Directory/`. Returns undefined for a dead link. */
  function resolveLink(address: string): string | undefined {
    const [, host, rest = ""] = /^https:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(address) ?? [];
    if (host?.toLowerCase() === ownHost) return resolveLink(rest || "/");
    if (/^(https|tel|sms|mailto):/.test(address)) return address;
    const names = /^[/#]/.test(address) ? [address] : [`/${address}`, `#${address}`];
    for (const name of names) {
      if (knownFiles.has(requestedPath(name))) return name;
      // Allows `#quote` after any page, because all pages have the dialog, and then `?…`, for the dialog's form.
      const [, written = "", quote = ""] = /^(.*?)((?:(?<=[^/])#quote|(?<=#quote)\?).*)?$/.exec(name) ?? [];
      const place = written
        .toLowerCase()
        .replace(/(?<=.)(?:\/|\.html?|\.php)$/, "")
        .replace(/^\/#/, "#");
      if (places.includes(place)) return place + quote;
    }
    // Completes a shortened page name if only one page matches: `terms` becomes /terms-and-conditions.
    const beginning = `/${address.toLowerCase().replace(/^\/|\/$/g, "")}-`;
    const [page, other] = places.filter((place) => !place.includes("#") && place.startsWith(beginning));
    return beginning.length > 5 && !other ? page : undefined;
  }

  const known = { files, sources, facts, contacts: new Set(contacts), places, staticFiles: knownFiles };
  return { ...known, valueAt: at, entriesOf, resolveLink };
}

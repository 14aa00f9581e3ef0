import { digitsOf } from "../../lib/phone";
import { sectionIds } from "../../lib/texts";
import { legalSlug, srcPagePaths } from "../declarations/contentFiles";
import { type Path, valueAt } from "../declarations/schemaBuilders";
import { collectFacts, type Facts, fillText } from "./facts";
import type { Source } from "./readSource";
import type { Field } from "./readValues";

/** Returns the path of an address as browsers request it: `/Claim%20Form.pdf` for `/Claim Form.pdf`. */
export const encodedPath = (address: string) => new URL(address, "https://site.invalid").pathname;

/** File contents, keyed by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Files that each build makes, and links may go to. */
const builtFiles = ["robots.txt", "sitemap.xml"];

/** The content of all files, for rules that compare files. Includes the readable values of files with problems. */
export type Site = ReturnType<typeof siteOf>;

export function siteOf(sources: readonly Source[], files: Files, staticFiles: readonly string[]) {
  const values = new Map(sources.map(({ declaration, value }) => [declaration.path, value]));
  const at = (file: string, ...path: Path) => valueAt(values.get(file), path);
  const entriesOf = (file: string) => {
    const entries = [values.get(file)].flat().filter((entry) => typeof entry === "object" && entry !== null);
    return entries as Record<string, unknown>[];
  };
  const fields = sources.flatMap((source) => source.fields);
  const facts = collectFacts(fields);
  const sections: [place: string, exists: unknown][] = [
    ["#products", true],
    ["#about", true],
    ["#testimonials", entriesOf("testimonials.yaml").length > 0],
    ["#contact", true],
    ["#claims", at("home.yaml", "contact", "claims")],
    ["#quote", true],
    ["/directory#main-lines", entriesOf("main-lines.yaml").length > 0],
    ["/directory#licensed-agents", true],
  ];
  const existing = sections.flatMap(([place, exists]) => (exists ? place : []));
  const legalPlaces = sources.flatMap((source) => legalPlacesOf(source, facts));
  return {
    files,
    sources,
    fields,
    facts,
    contacts: contactsIn(fields),
    /** Pages such as `/directory`, and sections such as `#about` and `/directory#main-lines`. */
    places: [...existing, ...srcPagePaths(), ...legalPlaces],
    /** Percent-encoded file paths, such as `/Claim%20Form.pdf`. */
    staticFiles: new Set([...staticFiles, ...builtFiles].map((file) => encodedPath(`/${file}`))),
    ownHost: String(at("agency.yaml", "website")).replace(/^https:\/\/(www\.)?/, ""),
    valueAt: at,
    entriesOf,
  };
}

/** Returns the phone numbers (as digits) and email addresses that texts may mention. */
function contactsIn(fields: readonly Field[]): ReadonlySet<string> {
  const contacts = fields.flatMap(({ kind, written, value = written }) => {
    if (kind === "email") return String(value).toLowerCase();
    return kind === "phone" ? digitsOf(String(value)) : [];
  });
  return new Set(contacts);
}

/** Returns a legal page's path and sections, such as `/terms` and `/terms#section-fees`; none for other files. */
function legalPlacesOf({ declaration, value }: Source, facts: Facts): string[] {
  const slug = legalSlug(declaration.path);
  const sections = (valueAt(value, ["sections"]) ?? []) as ({ title?: unknown } | undefined)[];
  const ids = sectionIds(sections.map((section) => fillText(String(section?.title), "text", facts)));
  return slug ? [`/${slug}`, ...ids.map((id) => `/${slug}#${id}`)] : [];
}

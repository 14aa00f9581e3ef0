import { legalSlug, srcPagePaths } from "../declarations/contentFiles";
import { requestedPath } from "../declarations/redirect";

/** File contents by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** What a rule knows besides the file that it checks. */
export interface Context extends ReturnType<typeof linkTargets> {
  data: Files;
  /** The values of the files that have already been checked, by path; undefined for a file with syntax errors. */
  values: ReadonlyMap<string, unknown>;
  /** A cache of photo check results, because each trial of a proposal checks the photos of the whole file again. */
  photoFaults: Map<string, string | undefined>;
}

// With these limits, the content check takes at most two seconds, whatever a file contains; see also `limits.fileBytes`.

/** Returns a function that spends a part of a budget of characters for trials, and says whether the budget suffices. */
export function parsingBudget(): (characters: number) => boolean {
  let remaining = 400_000;
  return (characters) => {
    remaining -= characters;
    return remaining >= 0;
  };
}

/** Worded to follow the name of a file or a field. */
export const tooDeep = "has too many brackets, hyphens or similar characters in a row. Delete them";

/** Matches many unpaired brackets, nested links, or many markers of lists and quotations in a row. */
const deep =
  /(?:\]\([^)\]]*){30}|(?:[[{][^[\]{}]*){30}|(?:[\]}][^[\]{}]*){30}|(?:(?:[-?:>*+]|\d{1,9}[.)])[ \t]+){20}/;

/** Whether a text is nested so deeply that a YAML or Markdown parser would take too long or fail. */
export function isTooDeep(text: string): boolean {
  return deep.test(text.replace(/^[ \t]*#.*/gm, ""));
}

/** The page sections that links in the content may point to. */
const sections = [
  ...["#products", "#about", "#testimonials", "#contact", "#claims", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** The files that each build adds to those in `static/`. */
const builtFiles = ["favicon.png", "robots.txt", "sitemap.xml"];

/**
 * Returns the targets on this site that links in the content may have. `places` are pages such as `/directory` and
 * sections such as `#about`. `files` are percent-encoded paths such as `/claim-form.pdf`.
 * @param content all files by path relative to `data/`; each file in `legal/` is a page
 * @param staticFiles the paths of all files relative to `static/`
 */
export function linkTargets(content: Files, staticFiles: readonly string[]) {
  const written = (path: string) => Buffer.from(content.get(path) ?? "").toString();
  const lacksReviews = /^\[\s*\]/m.test(written("testimonials.yaml"));
  const lacksClaims = !/^[^#\n]*\bclaims:/m.test(written("home.yaml"));
  const absent = [lacksReviews && "#testimonials", lacksClaims && "#claims"];
  const legal = [...content.keys()].flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return {
    places: [...sections.filter((one) => !absent.includes(one)), ...srcPagePaths(), ...legal],
    files: new Set([...staticFiles, ...builtFiles].map((file) => requestedPath(`/${file}`))),
  };
}

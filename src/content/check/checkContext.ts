import { legalSlug, srcPagePaths } from "../declarations/contentFiles";
import { requestedPath } from "../declarations/redirect";

/** File contents, keyed by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

export interface Context extends ReturnType<typeof linkTargets> {
  data: Files;
  /** Parsed values of the files checked so far, keyed by path; undefined for a file with syntax errors. */
  values: ReadonlyMap<string, unknown>;
  /** Caches photo check results, because testing each proposed fix checks the file's photos again. */
  photoFaults: Map<string, string | undefined>;
}

/** Returns a function that adds up the lengths of parsed texts, and returns false once the total exceeds a budget. */
export function parsingBudget(): (characters: number) => boolean {
  let remaining = 400_000;
  return (characters) => {
    remaining -= characters;
    return remaining >= 0;
  };
}

export const tooDeep = "has too many brackets, hyphens or similar characters in a row. Delete them";

/** Matches 30 opening brackets, 30 closing brackets, 30 `](`, or 20 list or blockquote markers in a row. */
const deep =
  /(?:\]\([^)\]]*){30}|(?:[[{][^[\]{}]*){30}|(?:[\]}][^[\]{}]*){30}|(?:(?:[-?:>*+]|\d{1,9}[.)])[ \t]+){20}/;

/** Whether a text is nested so deeply that a YAML or Markdown parser would fail or take too long. */
export function isTooDeep(text: string): boolean {
  return deep.test(text.replace(/^[ \t]*#.*/gm, ""));
}

const sections = [
  ...["#products", "#about", "#testimonials", "#contact", "#claims", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** Files that each build generates in the site root. */
const builtFiles = ["favicon.png", "robots.txt", "sitemap.xml"];

/**
 * Returns the valid link targets on this site: `places` (pages such as `/directory` and sections such as `#about`) and
 * `files` (percent-encoded paths such as `/claim-form.pdf`).
 * @param staticFiles paths relative to `static/`
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

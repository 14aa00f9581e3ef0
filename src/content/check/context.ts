import type { linkTargets } from "../declarations/linkTargets";

/** File contents by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** What the rules know besides the file that they check. */
export interface Context extends ReturnType<typeof linkTargets> {
  data: Files;
  /** The values of the files checked before, by path; undefined for a file with syntax errors. */
  values: ReadonlyMap<string, unknown>;
  /** The results of the photos checked before, because each trial of a proposal checks a file's photos again. */
  photoFaults: Map<string, string | undefined>;
}

// What lets the content check answer within two seconds, whatever a file contains; see also `limits.fileBytes`.

/** Returns a function that says whether so many more characters may be parsed to try out corrections of a file. */
export function parsingBudget(): (characters: number) => boolean {
  let left = 400_000;
  return (characters) => {
    left -= characters;
    return left >= 0;
  };
}

/** Worded to follow the name of a file or a field. */
export const tooDeep = "has too many brackets, hyphens or the like in a row to be read; take them out";

/** Matches many unpaired brackets, links in links, or many markers of lists and quotations in a row. */
const deep =
  /(?:\]\([^)\]]*){30}|(?:[[{][^[\]{}]*){30}|(?:[\]}][^[\]{}]*){30}|(?:(?:[-?:>*+]|\d{1,9}[.)])[ \t]+){20}/;

/** Whether a text is nested so deep that a parser of YAML or Markdown takes too long or fails. */
export function isTooDeep(text: string): boolean {
  return deep.test(text.replace(/^[ \t]*#.*/gm, ""));
}

// What lets the content check answer within two seconds, whatever a file contains; see also `limits.fileBytes`.

/** Returns a function that takes characters to parse from a file's budget for trying out corrections, if they are left. */
export function parsingBudget(): (characters: number) => boolean {
  let left = 400_000;
  return (characters) => {
    left -= characters;
    return left >= 0;
  };
}

/** Worded to follow the name of a file or a field. */
export const tooDeep = "has too many brackets, hyphens or the like in a row to be read; take them out";

/** Whether a text has so many unpaired brackets, or lists in lists, that a parser takes too long or fails. */
export function isTooDeep(text: string): boolean {
  let open = 0;
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    open += "[{".includes(bracket) ? 1 : -1;
    if (Math.abs(open) > 30) return true;
  }
  return /(?:(?:[-?:>*+]|\d{1,9}[.)])[ \t]+){20}/.test(text.replace(/^[ \t]*#.*/gm, ""));
}

/** Whether a Markdown text has so many links in links that a parser takes too long. */
export function hasNestedLinks(text: string): boolean {
  return /(?:\]\([^)\]]*){30}/.test(text);
}

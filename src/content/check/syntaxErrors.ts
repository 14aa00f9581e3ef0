import type { YAMLError } from "yaml";

/** Matches what is before a value: hyphens, a name with its colon, or both. */
const start = String.raw`^\s*(?:- +)*(?:[\w-]+: +|(?<=- +)(?![\w-]+: ))`;
/** Matches a value whose quotation mark has no partner in the line. */
const openQuote = new RegExp(String.raw`${start}(["'])(?!.*\1\s*(?:#.*)?$)`, "m");
const merge = /^<{7} /m;

export const needsQuotes =
  'A text with a colon, comma or braces, or that begins with a special character, needs quotation marks around all of it, as in "Note: closed"';

/** The usual causes of an error in YAML, each as its line shows it. */
const causes: readonly [RegExp, message: string][] = [
  [merge, "Two versions are here. Keep one, and delete the <<<, === and >>> lines"],
  [/^[ -]*\t/, "This line begins with a tab. Retype its beginning with the space bar"],
  [/^\s*(?:- +)*[\w-]+:(?![\s/]|$)/, "A space is missing after the colon"],
  [openQuote, "The quotation mark at the beginning has no partner at the end of the text"],
  [
    new RegExp(String.raw`${start}(?:[^"'>|\s].*(?:: |:$)|(["']).*\1\s*[^\s#]|[{@%&*!${"`"}]|[-?](?: |$))`),
    needsQuotes,
  ],
  [
    /^\s*[^\s#:-][^:]*$/,
    "This line has no name and colon. Put spaces before it if it belongs to the text above, or delete it",
  ],
];

/** Returns the offset of a file's first YAML error, and what to do about it. */
export function explainSyntaxErrors(
  errors: readonly YAMLError[],
  text: string,
): [offset: number, message: string] {
  // Of two errors at one place, the second is about the line whose indentation is wrong.
  const error = errors.findLast(({ pos }) => pos[0] === errors[0]?.pos[0]) as YAMLError;
  if (error.code === "DUPLICATE_KEY") return [error.pos[0], "This name is here twice. Delete one of the two"];
  if (/^Flow .* end with a/.test(error.message)) {
    const bracket = Math.max(text.lastIndexOf("[", error.pos[0]), text.lastIndexOf("{", error.pos[0]));
    return [bracket, "This bracket has no partner at the end of the list or entry"];
  }
  // YAML notices a quotation mark without a partner later, such as at the end of the file.
  const isOpen = errors.some(({ message }) => /^Missing closing ["']/.test(message));
  const early = text.search(isOpen ? openQuote : merge);
  const offsets = (early >= 0 ? [early] : error.pos).map((offset) => lineStart(text, offset));
  for (const offset of offsets) {
    const line = text.slice(offset).split(/\r?\n/, 1)[0] ?? "";
    const [, message] = causes.find(([pattern]) => pattern.test(line)) ?? [];
    if (message) return [offset + line.search(/\S|$/), message];
  }
  const offset = offsets[/MULTILINE|INDENT/.test(error.code) ? 1 : 0] ?? 0;
  const message = "This line is in the wrong place. Begin it in the column of the lines that belong with it";
  return [offset + text.slice(offset).search(/[^ ]|$/), message];
}

/** Returns where the line of `offset` begins, or the next line with text if that line is empty. */
function lineStart(text: string, offset: number): number {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return start + (/^\s*\n/.exec(text.slice(start))?.[0].length ?? 0);
}

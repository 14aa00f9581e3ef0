import type { YAMLError } from "yaml";

/** Matches a value whose quotation mark has no partner at the end of the line. */
const openQuote = /^\s*(?:- +)*(?:[\w-]+: +)?(["'])(?!.*\1\s*(?:#.*)?$)/;

/** The usual causes of an error in YAML, each as its line shows it. Offsets are relative to the line. */
const causes: readonly [RegExp, message: string][] = [
  [/^(?:<{7}|={7}|>{7})( |$)/, "Two versions are here. Keep one, and delete the <<<, === and >>> lines"],
  [
    /^ {0,3}<\/?[a-z!]/i,
    "The lines of the code must begin at least four spaces from the left. Put spaces before this line and those below",
  ],
  [/^[ -]*\t/, "This line begins with a tab. Retype its beginning with the space bar"],
  [/^\s*(?:- +)*[\w-]+:(?![\s/]|$)/, "A space is missing after the colon"],
  [
    /^\s*[^\s#:-][^:]*$/,
    "This line has no name and colon. If it continues the text above, begin it two spaces further right than the name there",
  ],
  [
    /^\s*(?:- +)*(?:[\w-]+: +)?(["']).*\1\s*[^\s#]/,
    "The text is only partly inside of quotation marks. Put one pair around all of it, of a kind that is not inside",
  ],
  [openQuote, "The quotation mark at the beginning has no partner at the end of the text"],
  [
    /^\s*(?:- +)*[\w-]+: +[^"'>|\s].*(?:: |:$)/,
    'A text with a colon needs quotation marks around it, as in title: "Note: closed"',
  ],
  [
    /^\s*(?:- +)*(?:[\w-]+: +)?(?:\{[\w.]+\}|[@`%&*!])/,
    'A text that begins with this character needs quotation marks around it, as in "{phone} x109"',
  ],
  [
    /^\s*(?:- +)*(?:[\w-]+: +)?[>|][-+]? +[^\s#]/,
    "The text after >- begins on the next line, two spaces further right",
  ],
  [
    /^\s*(?:- +)*[\w-]+: +[-?](?: |$)/,
    "A list begins on the next line. A text that begins with a hyphen needs quotation marks around it",
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
  // YAML notices some errors later, such as a quotation mark without a partner or a colon in a text.
  const isOpen = errors.some(({ message }) => /^Missing closing ["']/.test(message));
  const early = text.search(isOpen ? new RegExp(openQuote, "m") : /^<{7} /m);
  if (early < 0 && errors.some(({ message }) => /^Flow .* end with a/.test(message))) {
    const opening = Math.max(text.lastIndexOf("[", error.pos[0]), text.lastIndexOf("{", error.pos[0]));
    return [opening, "This bracket has no partner at the end of the list or entry"];
  }
  const offsets = early >= 0 ? [early] : [...error.pos];
  const starts = offsets.map((offset) => lineStart(text, offset));
  for (const start of new Set(starts)) {
    const line = text.slice(start).split(/\r?\n/, 1)[0] ?? "";
    const [, message] = causes.find(([pattern]) => pattern.test(line)) ?? [];
    if (message) return [start + line.search(/\S|$/), message];
  }
  const start = starts[/MULTILINE|INDENT/.test(error.code) ? 1 : 0] ?? starts[0] ?? 0;
  return [
    start + text.slice(start).search(/[^ ]|$/),
    "This line is in the wrong place. Begin it in the same column as the lines that belong with it",
  ];
}

/** Returns where the line of `offset` begins, or the next line with text if that line is empty. */
function lineStart(text: string, offset: number): number {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return start + (/^\s*\n/.exec(text.slice(start))?.[0].length ?? 0);
}

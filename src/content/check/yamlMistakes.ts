import { isAlias, isMap, isNode, isScalar, type Node, type YAMLError } from "yaml";
import { truncate } from "../schema/schema";

/** Where a mistake is in a file's text, and what to do about it. */
export type Mistake = [offset: number, message: string];

const needsQuotes =
  'A text with a colon, comma or braces, or that begins with a special character, needs quotation marks around all of it, as in "Note: closed"';

/** Matches what is before a value: hyphens, a name with its colon, or both. */
const start = String.raw`^\s*(?:- +)*(?:[\w-]+: +|(?<=- +)(?![\w-]+: ))`;
/** Matches a value whose quotation mark has no partner in the line. */
const openQuote = new RegExp(String.raw`${start}(["'])(?!.*\1\s*(?:#.*)?$)`, "m");
const merge = /^<{7} /m;

/** What lines look like that YAML cannot read. The first pattern that matches explains the error. */
const lineMistakes: readonly [RegExp, message: string][] = [
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

/** Explains the first of a file's YAML errors. */
export function explainSyntaxErrors(errors: readonly YAMLError[], text: string): Mistake {
  // If YAML reports two errors at one place, the second one is about the line with the wrong indentation.
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
    const [, message] = lineMistakes.find(([pattern]) => pattern.test(line)) ?? [];
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

/** What values look like that YAML reads without an error, but differently from what the editor means. */
const valueMistakes: readonly { types: RegExp; pattern: RegExp; message: string }[] = [
  {
    types: /./,
    pattern: /(?![\t\n\r])[\p{Cc}\p{Co}\u00a0\u200b\u202f\u2060\ufeff\u2028-\u202e\u2066-\u2069]/u,
    message: "Here is an invisible character or no-break space, copied from another program. Retype it",
  },
  {
    // `name:`, `- ` or `>-` in a text: a line that YAML has added to the text, because it is indented too far.
    types: /^BLOCK_FOLDED|^PLAIN/,
    pattern: /(?<=\n *)(?:- +)?[a-z][A-Za-z]*:(?: +\S|\n *- )|(?<=\S[ \n]+)(?:- )?>-(?:\s|$)/,
    message: "A line of the text looks like a line of its own. Begin it in the column of its neighbors",
  },
  {
    // Each of two lines ends a sentence, and is longer than a line of data/.
    types: /^BLOCK_FOLDED/,
    pattern: /(?<=\n *)\S[^\n]{130,}[.!?:]\n[^\n]{130,}[.!?:](?:\n|$)/,
    message: "These lines become one paragraph. Put an empty line between two paragraphs",
  },
];

/** Explains a value that YAML reads differently from what the editor means, if it is one. */
export function explainValue(node: Node, text: string): Mistake | undefined {
  const [begin, end] = node.range ?? [0, 0];
  const isFlowWord = isMap(node) && node.flow && node.items.some(({ value }) => !isNode(value));
  if (isFlowWord || isAlias(node) || node.tag?.startsWith("!") || (isScalar(node) && node.anchor))
    return [begin, needsQuotes];
  if (!isScalar(node)) return undefined;
  const { value, source = "", type = "PLAIN", comment } = node;
  for (const { types, pattern, message } of valueMistakes) {
    const index = types.test(type) ? text.slice(begin, end).search(pattern) : -1;
    if (index >= 0) return [begin + index, message];
  }
  if (!type.startsWith("BLOCK") && /^[^\s#]/.test(comment ?? "")) {
    const message =
      "YAML skips what is after the #. Put all in quotation marks, or, for a note, a space after the #";
    return [begin, message];
  }
  const read = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  if (type !== "PLAIN" || source === "" || read === source) return undefined;
  const isText = `If it is a text, put it in quotation marks: "${truncate(source)}". If not, write ${read}`;
  if (value instanceof Date)
    return [begin, `There is no day ${source}. Write one that exists, such as ${read}`];
  return [begin, `YAML reads ${source} as ${read}. ${isText}`];
}

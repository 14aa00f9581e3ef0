import { isAlias, isMap, isNode, isScalar, type Node, type YAMLError } from "yaml";
import { truncate } from "../schema/schema";

/** The offset of a mistake in a file's text, and the message with advice. */
type Mistake = [offset: number, message: string];

/** Matches a line that has an odd number of double quotes, or whose value begins with a quote but isn't a quoted string. */
const wrongQuotes =
  /^ *(?:- +)*(?:[\w-]+: +)?(["'])(?!(?:\\.|(?!\1)[^\\\n]|'')*\1 *(?:#.*)?$)|^[^"\n]*"([^"\n]*"[^"\n]*")*[^"\n]*$/m;

/** Patterns of lines that YAML cannot parse, each with advice for the editor. */
const lineMistakes: readonly [line: RegExp, message: string][] = [
  // For example, `<<<<<<< HEAD`
  [/^<{7} /, "Two versions are here. Keep one, and delete the <<<, === and >>> lines"],
  [/^[ -]*\t/, "This line begins with a tab. Retype its beginning with the space bar"],
  // For example, `city:Mesa` or `-name: Mesa`
  [/^ *(?:- +)*[\w-]+:(?!\s|\/\/|$)|^ *-[\w"']/, "A space is missing after the colon or hyphen"],
  // For example, `quote: "Call "me" now"`
  [
    wrongQuotes,
    "A text that begins with a quotation mark must end with one, and have none inside. Inside, write “ and ”, or ’",
  ],
  // For example, `text: >- Call me`
  [
    /: [>|][+-]? +[^\s#]/,
    "After >-, a text begins on the next line, two spaces further right than the line with >-",
  ],
];

const misplaced =
  "This line is in the wrong place. Begin it in the column of the lines that belong with it, with a hyphen if they have one. If [] is above it, delete the []";
const needsQuotes =
  'A text needs quotation marks around all of it if it has braces or a colon before a space, begins with a special character or, in [] or {}, has a comma: "Note: closed"';

/** Patterns of the YAML parser's error messages, each with advice for the editor. */
const errorMistakes: readonly [error: RegExp, message: string][] = [
  // For example, two lines `city: Mesa`
  [
    /^Map keys must be unique/,
    "This name is here twice. If a new entry begins here, it needs a hyphen and a space, in the column of the other hyphens. If not, delete one of the two",
  ],
  // For example, `lines: [Home, Auto`
  [/^Flow /, "This bracket has no partner at the end of the list or entry"],
  // For example, `city Mesa`
  [
    /^Implicit /,
    "This line needs a name, a colon and a space. If it belongs to the text above, put spaces before it",
  ],
];

/** Explains a file's first YAML error by a pattern in its line or, if none matches, by the parser's message. */
export function explainSyntaxErrors(errors: readonly YAMLError[], text: string): Mistake {
  const [{ code, message, pos }, second] = errors as [YAMLError, YAMLError?];
  const [start, end] = pos;
  let at = firstWord(text, start);
  // The parser reports an unclosed quotation mark too late, such as at the end of the file.
  if (/^Missing closing/.test(message)) at = firstWord(text, text.search(wrongQuotes));
  if (/^Flow /.test(message)) at = Math.max(text.lastIndexOf("[", start), text.lastIndexOf("{", start));
  const line = /.*/.exec(text.slice(text.lastIndexOf("\n", at) + 1))?.[0] ?? "";
  const [, advice] =
    lineMistakes.find(([pattern]) => pattern.test(line)) ??
    errorMistakes.find(([pattern]) => pattern.test(message)) ??
    [];
  if (advice) return [at, advice];
  // If a line is indented too far, the parser reads the line above as a key.
  const isTooFar = code === "BLOCK_AS_IMPLICIT_KEY" && second?.pos[0] === start;
  if (isTooFar) return [firstWord(text, second.pos[1]), misplaced];
  const isPlace = /^(All mapping items|Sequence item|A block sequence|Block scalars)/.test(message);
  return isPlace || start <= at ? [firstWord(text, end), misplaced] : [start, needsQuotes];
}

/** Returns the offset of the first word in the line at `offset` or, if that line is empty, after it. */
function firstWord(text: string, offset: number): number {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return start + Math.max(text.slice(start).search(/\S/), 0);
}

/** Returns patterns of values that YAML parses without an error, but differently from what the editor means. */
export const valueMistakes = (
  fieldNames: readonly string[],
): readonly [type: RegExp, value: RegExp, message: string][] => [
  [
    /./,
    /(?![\t\n\r])[\p{Cc}\p{Co}\u00a0\u200b\u202f\u2060\ufeff\u2028-\u202e\u2066-\u2069]/u,
    "Here is an invisible character or no-break space, copied from another program. Retype it",
  ],
  [
    // A field's name or `>-` inside a string: the line is indented too far, so YAML has added the line to the string.
    /^BLOCK_FOLDED|^PLAIN/,
    new RegExp(
      `(?<=\\n *)(?:- +)?(?:${fieldNames.join("|")}):(?: +\\S|\\n *- )|(?<=\\S[ \\n]+)(?:- )?>-(?:\\s|$)`,
    ),
    "A line of the text looks like a line of its own. Begin it in the column of its neighbors or, if it is text, move its first word to the line above",
  ],
  [
    /^BLOCK_FOLDED/,
    /(?<=\n *)# /,
    "Visitors would see this line. A note goes above the line with the name. If it is text, move the # to the line above",
  ],
  [
    // Two consecutive lines that each end a sentence, and are longer than the line length of data/.
    /^BLOCK_FOLDED/,
    /(?<=\n *)\S[^\n]{130,}[.!?:]\n[^\n]{130,}[.!?:](?:\n|$)/,
    "These lines become one paragraph. Put an empty line between them or, if they are one, write them in one line",
  ],
];

/** Explains a value that YAML parses differently from what the editor means; returns undefined for other values. */
export function explainValue(
  node: Node,
  text: string,
  mistakes: ReturnType<typeof valueMistakes>,
): Mistake | undefined {
  const [begin, end] = node.range ?? [0, 0];
  const isFlowWord = isMap(node) && node.flow && node.items.some(({ value }) => !isNode(value));
  if (isFlowWord || isAlias(node) || node.tag?.startsWith("!") || (isScalar(node) && node.anchor))
    return [begin, needsQuotes];
  if (!isScalar(node)) return undefined;
  const { value, source = "", type = "PLAIN" } = node;
  for (const [types, pattern, message] of mistakes) {
    const index = types.test(type) ? text.slice(begin, end).search(pattern) : -1;
    if (index >= 0) return [begin + index, message];
  }
  if (!type.startsWith("BLOCK") && /^ *#(?! SAMPLE\b)/.test(text.slice(end)))
    return [
      begin,
      "YAML skips what is after the #. Put all in quotation marks or, if it is a note, on a line of its own",
    ];
  const read = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  if (type !== "PLAIN" || source === "" || read === source) return undefined;
  const advice =
    value instanceof Date
      ? "Write the day that you mean in this form"
      : `If it is a text, put it in quotation marks: "${truncate(source)}". If not, write ${read}`;
  return [begin, `YAML reads ${source} as ${read}. ${advice}`];
}

import { type Document, isAlias, isMap, isScalar, type Node, visit, type YAMLError } from "yaml";
import { truncate } from "../schema/schema";

/** A mistake's offset in the file's text, and a message that says how to fix the mistake. */
type Mistake = [offset: number, message: string];

const needsQuotes =
  'This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that';
const noPartner =
  "This quotation mark or bracket has no partner at the end of its text or list. Add it. Inside a text, write “ and ” or ’";
const wrongLine =
  "This line, or the line above it, doesn't fit. Lines that belong together begin in the same column, with a name, a colon and a space, or a hyphen and a space. If this line continues a text, put spaces before it or, if the text has a colon, quotation marks around all of it. If [] is above it, delete the []";
const backslash = "A \\ changes what follows it. Delete it, or write / or – instead";
const duplicateName =
  "This name is here twice. If a new entry begins here, it needs a hyphen and a space, in the column of the other hyphens. If not, delete one of the two";

const unreadable =
  /(?![\t\n\r])[\p{Cc}\p{Co}\u00a0\u200b\u202f\u2060\ufeff\ufffd\u2028-\u202e\u2066-\u2069]/u;
const unreadableAdvice =
  "Here is an invisible or unreadable character, such as a no-break space, copied from another program. Retype it";

/** Patterns of lines that cause syntax errors, such as `<<<<<<< HEAD` and `city:Mesa`. */
const lineMistakes: readonly [line: RegExp, message: string][] = [
  [/^<{7}/, "Two versions are here. Keep one, and delete the <<<, === and >>> lines"],
  [/^[ -]*\t/, "This line begins with a tab. Retype its beginning with the space bar"],
  [/^[ -]*(-|[\w-]+:)[\w"'#{[]/, "Put a space after the colon or hyphen"],
  [/^<\/?[a-z]/, "Put four spaces before each line of the code"],
  [unreadable, unreadableAdvice],
];

const keepsLineBreaks = "Write >- instead of |, which is for the code of forms";
const swallowedLine =
  "This line became part of the text above it. Begin it in the column of its neighbors (a note with #, above the line with the name; a list of a legal page, below points:) or, if it is text, write it in other words";
const indentedLine =
  "This line begins further right than the line above it, so it becomes a new paragraph. Begin both in the same column";

/**
 * Returns the first syntax error or, if there is none, all values that YAML probably misinterprets.
 * @param names the names of the file's fields
 */
export function mistakesIn(document: Document.Parsed, text: string, names: string[]): Mistake[] {
  if (document.errors.length > 0) return [explainSyntaxErrors(document, text)];
  const mistakes: (Mistake | undefined)[] = [];
  visit(document, { Node: (_key, node) => void mistakes.push(explainValue(node, text, names)) });
  return mistakes.filter((mistake) => mistake !== undefined);
}

/** Explains the first syntax error, based on its line or the parser's error code (https://eemeli.org/yaml/#errors). */
function explainSyntaxErrors(document: Document.Parsed, text: string): Mistake {
  const [{ code, pos }, second] = document.errors as [YAMLError, YAMLError?];
  // Skips whitespace, because some errors begin on a blank line above the mistake.
  const start = pos[0] + Math.max(text.slice(pos[0]).search(/\S/), 0);
  const [line = ""] = text.slice(text.lastIndexOf("\n", start) + 1).split("\n", 1);
  const [, lineAdvice] = lineMistakes.find(([pattern]) => pattern.test(line)) ?? [];
  if (lineAdvice) return [start, lineAdvice];
  if (code === "DUPLICATE_KEY") return [start, duplicateName];
  if (code === "BAD_DQ_ESCAPE") return [start, backslash];
  // If a value ends at the error and begins with a quotation mark or bracket, the closing one is missing.
  let opening: number | undefined;
  visit(document, {
    Node: (_key, { range }) => {
      if (range?.[1] === pos[0] && /["'[{]/.test(text.charAt(range[0]))) opening = range[0];
    },
  });
  if (opening !== undefined && code !== "UNEXPECTED_TOKEN") return [opening, noPartner];
  // If a line is indented too far, the parser joins it to the line above, as one key. The mistake is where the key ends.
  if (code === "BLOCK_AS_IMPLICIT_KEY" && second?.pos[0] === pos[0]) return [second.pos[1], wrongLine];
  const isLineStart = /(^|\n)[ -]*$/.test(text.slice(0, start));
  return [start, isLineStart ? wrongLine : needsQuotes];
}

/** Explains a value that YAML probably misinterprets. Returns undefined for other values. */
function explainValue(node: Node, text: string, names: string[]): Mistake | undefined {
  const [begin, end] = node.range ?? [0, 0];
  // YAML parses `{phone}`, `&more`, `*more` and `!important` as syntax, but the author meant text, which needs quotes.
  const hasBareName = isMap(node) && node.items.some(({ value }) => value === null);
  if (hasBareName || isAlias(node) || node.anchor || node.tag) return [begin, needsQuotes];
  if (!isScalar(node)) return undefined;
  const { type = "", value, source = "" } = node;
  // An empty plain scalar can only be an empty key, as in `: value`, which gatsby-transformer-yaml would not accept.
  if (type === "PLAIN" && value === "") return [begin, needsQuotes];
  const written = text.slice(begin, end);
  const hidden = written.search(unreadable);
  if (hidden >= 0) return [begin + hidden, unreadableAdvice];
  const escaped = type === "QUOTE_DOUBLE" ? written.search(/\\[^"]/) : -1;
  if (escaped >= 0) return [begin + escaped, backslash];
  // A literal block (`|`) keeps line breaks. Only embed codes, which contain `<`, may use one.
  if (type === "BLOCK_LITERAL")
    return /\n[^<]*\S\n *\S[^<]*$/.test(written) ? [begin, keepsLineBreaks] : undefined;
  const isFolded = type === "BLOCK_FOLDED";
  const joined = explainLines(written, isFolded, names);
  if (joined) return [begin + joined[0], joined[1]];
  // Detects values that YAML changes: it parses `02134` as 2134, and `Suite # 4` as `Suite`, followed by a comment.
  const rest = isFolded ? String(written.split("\n", 1)).replace(/^>[-+]?/, "") : text.slice(end);
  const [note = ""] = /^ *#(?! SAMPLE(?::|\s*(?:\n|$))).*/.exec(rest) ?? [];
  // Unlike `yaml`, gatsby-transformer-yaml also parses `0b11` and `-0x1` as numbers.
  const isNumber = type === "PLAIN" && /^[-+]?0[box]/i.test(source);
  const read = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? "");
  const advice = "Correct it or, if it is text, put quotation marks around it. A note goes on its own line";
  if (note) return [isFolded ? begin : end, `YAML leaves out ${truncate(note.trim())}. ${advice}`];
  if (isFolded || typeof value === "boolean") return undefined;
  const message = `YAML reads ${truncate(source)} as ${isNumber ? "a number" : truncate(read) || "nothing"}. ${advice}`;
  return source === read && !isNumber ? undefined : [begin, message];
}

/** Matches a line of text that was probably meant as YAML: `name: …`, `- entry` or `words # note`. */
const looksLikeYaml = /^(?:(?:- +)?(?<name>\w+):(?:\s|$)|[#*-] )|\S # \p{L}/u;

/** Reports the first line that YAML folds into the line above, although the author probably didn't intend that. */
function explainLines(written: string, isFolded: boolean, names: string[]): Mistake | undefined {
  let columnAbove = Number.POSITIVE_INFINITY;
  for (const { 0: line, index } of written.matchAll(/.*\S.*/g)) {
    const column = line.search(/\S/);
    const { 0: found, groups } = looksLikeYaml.exec(line.trim()) ?? {};
    if (index > 0 && found && (!groups?.name || names.includes(groups.name)))
      return [index + column, swallowedLine];
    if (isFolded && column > columnAbove) return [index + column, indentedLine];
    if (index > 0) columnAbove = column;
  }
  return undefined;
}

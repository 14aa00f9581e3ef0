import { parseDocument, type YAMLError } from "yaml";

/** Parses YAML with every value as text, so that values such as 02134, 9:30 and `no` don't need quotation marks. */
const parse = (text: string) =>
  parseDocument(text, { schema: "failsafe", prettyErrors: false, logLevel: "silent" });

type SyntaxFault = readonly [offset: number, message: string];

/**
 * Parses a YAML file. Adds quotation marks where YAML needs them, as in `title: "Note: closed"`.
 * @returns the top-level entries without syntax errors, so that their content can be checked, too; the YAML with the
 * added quotation marks, to which all offsets refer; the syntax errors
 */
export function parseYaml(written: string) {
  // Turns the [] of an empty list into a comment if an editor has added entries below it.
  const yaml = written.replaceAll("\r\n", "\n").replace(/^\[(?= *\].*$[\s\S]*^ *- )/m, "#");
  const document = parse(yaml);
  const errors: SyntaxFault[] = [];
  if (document.errors.length === 0) return { document, yaml, errors };
  const conflict = /^(<{7}|={7}|>{7})( |$)/m.exec(yaml);
  const twoVersions = "Two versions are here. Keep one, and delete the <<<, === and >>> lines";
  if (conflict) return { document: parse(""), yaml, errors: [[conflict.index, twoVersions] as const] };
  let rest = "";
  let messageAbove: string | undefined;
  const entries = indented(yaml).split(/^(?=[^\s#])/m);
  for (const entry of entries.map(withQuotationMarks)) {
    const faults = faultsIn(entry);
    // Of several stray lines in a row, reports only the first.
    for (const [offset, message] of faults)
      if (message !== messageAbove) errors.push([rest.length + offset, message]);
    messageAbove = faults.get(0);
    // Replaces an invalid entry with equally long comments, so that later offsets stay the same.
    rest += faults.size > 0 ? entry.replace(/.+/g, (line) => "#".padEnd(line.length)) : entry;
  }
  const readable = parse(rest);
  const [error] = readable.errors;
  if (error) errors.push(explain(error, rest));
  return { document: error ? parse("") : readable, yaml: rest, errors };
}

/** Matches a line. Group 1 is its indentation, hyphens and field name; group 2 is its value. */
const lineParts = /^(\s*(?:- +)*(?:[a-z][\w-]*:(?: +|$))?)(.*)$/;
const leadOf = (line: string) => lineParts.exec(line)?.[1] ?? "";
/** Returns the column of a line's field name, or of its last hyphen. */
const columnOf = (lead: string) => lead.search(/[a-z]|-(?= *$)/);
const isBlockHeader = (value: string) => /^[>|][+-]?$/.test(value);

/** Indents lines of text or code below `>-` or `|` that were pasted too far to the left. */
function indented(text: string): string {
  let column = 0;
  const lines = text.split("\n").map((line) => {
    const isOutside = /^\s*[^\s#]/.test(line) && line.search(/\S/) < column;
    if (isOutside && !/^\s*(?:-(?:\s|$)|["'\w-]+:(?!\/)|[{[])/.test(line))
      return " ".repeat(column) + line.trimStart();
    const [, lead = "", value = ""] = lineParts.exec(line) ?? [];
    if (lead.trim() && isBlockHeader(value)) column = columnOf(lead) + 2;
    else if (isOutside) column = 0;
    return line;
  });
  return lines.join("\n");
}

const isOpen = ({ message }: YAMLError) => /^Missing closing ["']/.test(message);

/** Puts the texts of a top-level entry in quotation marks where YAML needs them. */
function withQuotationMarks(entry: string): string {
  // In `{ name: Get a Quote, href: #quote }`, puts only #quote in quotation marks.
  const lines = entry.replace(/(?<=[{,] *[\w-]+: +)#[^\s,}]+/g, '"$&"').split("\n");
  const tried = new Set<number>();
  for (;;) {
    const text = lines.join("\n");
    const { errors } = parse(text);
    const wrong = errors.map((error) => text.slice(0, lineOf(error, text)).split("\n").length - 1);
    const untried = new Set(wrong.filter((number) => !tried.has(number)));
    if (untried.size === 0 || errors.some(isOpen)) return text;
    for (const number of untried) {
      tried.add(number);
      addQuotationMarks(lines, number);
    }
  }
}

/** Puts the text at line `wrong` in quotation marks. The text ends before the next line that isn't indented further. */
function addQuotationMarks(lines: string[], wrong: number): void {
  const first = lines.findLastIndex((line, i) => i <= wrong && leadOf(line).trim());
  const [, lead = "", value = ""] = lineParts.exec(lines[first] ?? "") ?? [];
  const isAfter = (line: string, i: number) =>
    i > first && line.trim() && line.search(/\S/) <= columnOf(lead);
  const next = [...lines, "-"].findIndex(isAfter);
  const last = lines.findLastIndex((line, i) => i < next && line.trim());
  const isText = /^["'{[*&@%!|>`?#-].|:( |$)/.test(value) || (value && first < wrong && wrong <= last);
  const further = lines.slice(first + 1, last + 1);
  // A line with a field name or a hyphen may be misindented. It must not become part of the text above.
  if (!isText || isBlockHeader(value) || further.some((line) => leadOf(line).trim())) return;
  const words = value.replace(/^[>|][+-]?\s+/, "").replace(first === last ? /\s+#\s.*$/ : "", "");
  const escaped = [words, ...further].map((line) => JSON.stringify(line).slice(1, -1));
  lines.splice(first, last - first + 1, ...`${lead}"${escaped.join("\n")}"`.split("\n"));
}

const wrongColumn = "This line begins in the wrong column. Begin it where the lines around it begin";

/** Returns one message for each invalid line of a top-level entry, keyed by offset. */
function faultsIn(entry: string): Map<number, string> {
  // If a misindented line splits the entry above in two, reports only that line.
  if (!/^(?:-(?:\s|$)|["'\w-]+:|[#{[\s]|$)/.test(entry)) return new Map([[0, wrongColumn]]);
  // A wrongly indented line has two errors at the same offset. The Map keeps the second one, which is about that line.
  const errors = new Map(parse(entry).errors.map((error) => [error.pos[0], error]));
  return new Map([...errors.values()].map((error) => explain(error, entry)));
}

const lineAt = (begin: number, text: string) => text.slice(begin).replace(/\n[\s\S]*/, "");
const lacksSpace = (line: string) => /^\s*(?:- +)*[a-z]\w*:(?![\s/]|$)/.test(line);

/** Returns the offset of the line that an error is about. */
function lineOf({ pos: [first, second], code }: YAMLError, text: string): number {
  // Skips empty lines, because YAML reports some errors at an empty line above the invalid line.
  const beginOf = (offset: number) => {
    const begin = text.lastIndexOf("\n", offset - 1) + 1;
    return begin + (/^\s*\n/.exec(text.slice(begin))?.[0].length ?? 0);
  };
  const isSecond = /MULTILINE|INDENT/.test(code) && !lacksSpace(lineAt(beginOf(first), text));
  return beginOf(isSecond ? second : first);
}

function explain(error: YAMLError, text: string): SyntaxFault {
  if (error.code === "DUPLICATE_KEY") return [error.pos[0], "This name is here twice. Delete one of the two"];
  const open = isOpen(error) && /^\s*(?:- +)*(?:[\w-]+: +)?(?=(["'])(?!.*\1\s*(?:#.*)?$))/m.exec(text);
  if (open) return [open.index + open[0].length, "The closing quotation mark is missing"];
  const begin = lineOf(error, text);
  const line = lineAt(begin, text);
  if (/^[ -]*[\t\u00a0\u2000-\u200a\u3000]/.test(line))
    return [begin, "This line begins with a tab or another wrong space. Retype it with the space bar"];
  if (lacksSpace(line)) return [begin, "A space is missing after the colon"];
  const [, spaces] = /^( *).*$(?![\s\S])/m.exec(text.slice(0, begin).trimEnd()) ?? [];
  const help = spaces ? `, or after ${spaces.length} spaces if it continues the text above` : "";
  return [begin + leadOf(line).length, wrongColumn + help];
}

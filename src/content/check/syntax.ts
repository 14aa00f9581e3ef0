import { type Document, parseDocument, type YAMLError } from "yaml";

/** All values are read as the text that is in the file: 02134, 9:30 and no need no quotation marks. */
const parse = (text: string) =>
  parseDocument(text, { schema: "failsafe", prettyErrors: false, logLevel: "silent" });

/**
 * Parses a YAML file, and reports all errors. If there are any, the document lacks the top-level entries that contain
 * them (`isPartial`), so that problems in the others can be reported too.
 */
export function parseYaml(
  text: string,
  report: (offset: number, message: string) => void,
): { document: Document.Parsed; isPartial: boolean } {
  const document = parse(text);
  const [error] = document.errors;
  if (!error) return { document, isPartial: false };
  const empty = /^\[ *\](?=.*$[\s\S]*^ *- )/m.exec(text);
  if (empty) {
    report(empty.index, "Delete this [], because the list has entries now");
    return {
      document: parse(`${text.slice(0, empty.index)}#${text.slice(empty.index + 1)}`),
      isPartial: true,
    };
  }
  const conflict = /^(<{7}|={7}|>{7})( |$)/m.exec(text);
  if (conflict)
    report(conflict.index, "Two versions are here. Keep one, and delete the <<<, === and >>> lines");
  let begin = 0;
  let above = "";
  let reported: string | undefined;
  const entries = conflict ? [] : text.split(/^(?=[^\s#])/m);
  const readable = entries.map((entry) => {
    const mistakes = mistakesIn(entry, above);
    // Of many lines that were pasted into the wrong column, reports the first.
    for (const [offset, message] of mistakes) if (message !== reported) report(begin + offset, message);
    reported = mistakes.get(0);
    begin += entry.length;
    if (mistakes.size === 0) above = text.slice(0, begin);
    // YAML comments of the same length keep later offsets, and end a multi-line value above, which spaces would not.
    return mistakes.size > 0 ? entry.replace(/[^\r\n]+/g, (line) => "#".padEnd(line.length)) : entry;
  });
  const rest = readable.join("");
  if (rest === text) report(...explain(error, text));
  return { document: parse(rest === text ? "" : rest), isPartial: true };
}

/** @param above what is above the line */
function misplaced(above: string): string {
  const [, spaces] = /^( *).*$(?![\s\S])/m.exec(above.trimEnd()) ?? [];
  const help = spaces ? `, or after ${spaces.length} spaces if it continues the text above` : "";
  return `This line begins in the wrong column. Begin it where the lines around it begin${help}`;
}
const codeIndent = 'Begin every line of the provider\'s code, below "code: |", with four spaces';

/**
 * Returns one message for each line of a top-level entry that has an error, keyed by offset.
 * @param above the file up to the entry
 */
function mistakesIn(entry: string, above: string): Map<number, string> {
  if (entry.startsWith("<")) return new Map([[0, codeIndent]]);
  if (!/^(?:-(?:\s|$)|["'\w-]+:|[#{[\s]|$)/.test(entry)) return new Map([[0, misplaced(above)]]);
  // A line that is indented differently has two errors at the same place. The second one names the line.
  const errors = new Map(parse(entry).errors.map((error) => [error.pos[0], error]));
  return new Map([...errors.values()].map((error) => explain(error, entry)));
}

/** Matches a line's indentation, hyphens and field name, and its value. */
const lineParts = /^(\s*(?:- +)*(?:[a-z][\w-]*:(?: +|$))?)(.*)$/;

const noSpace = /^\s*(?:- +)*[a-z]\w*:(?![\s/]|$)/;

function explain({ pos, code, message }: YAMLError, text: string): [offset: number, message: string] {
  const flow = /^Flow/.test(message) && /[{,] *[\w-]+: +(?=(#[^\s,}]+))/.exec(text);
  if (flow) return [flow.index + flow[0].length, `This text needs quotation marks. Write "${flow[1]}"`];
  const isOpen = /^Missing closing ["']/.test(message);
  const open = isOpen && /^\s*(?:- +)*(?:[\w-]+: +)?(?=(["'])(?!.*\1\s*(?:#.*)?$))/m.exec(text);
  const beginOf = (offset: number) => text.lastIndexOf("\n", offset - 1) + 1;
  const lineAt = (begin: number) => text.slice(begin).replace(/\r?\n[\s\S]*/, "");
  const lacksSpace = noSpace.test(lineAt(beginOf(pos[0])));
  const isSecond = /MULTILINE|INDENT/.test(code) && !lacksSpace;
  const begin = open ? open.index : beginOf(pos[isSecond ? 1 : 0]);
  const line = lineAt(begin);
  const [, lead = "", value = ""] = lineParts.exec(line) ?? [];
  const isText = lead.trim() && /^["'{[*&@%!|>`?#-]|:( |$)/.test(value);
  if (code === "DUPLICATE_KEY") return [pos[0], "This name is here twice. Delete one of the two"];
  if (open) return [begin + lead.length, "The closing quotation mark is missing"];
  if (/^[ -]*[\t\u00a0\u2000-\u200a\u3000]/.test(line))
    return [begin, "This line begins with a tab or another wrong space. Retype it with the space bar"];
  if (lacksSpace) return [begin, "A space is missing after the colon"];
  if (isText)
    return [
      begin + lead.length,
      `This text needs quotation marks. Write ${lead.trimStart()}${quoted(value)}`,
    ];
  return [begin + lead.length, misplaced(text.slice(0, begin))];
}

/** Returns a text in quotation marks, without a note after it. */
export function quoted(text: string): string {
  const words = text
    .replace(/\s+#\s.*$/, "")
    .replace(/^[>|][+-]?\s+/, "")
    .replace(/^(["'])(.*)\1$/, "$2");
  return words.includes('"') ? `'${words.replaceAll("'", "’")}'` : `"${words.replaceAll("\\", "\\\\")}"`;
}

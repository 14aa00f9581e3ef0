import { type Document, parseDocument, type YAMLError } from "yaml";

export type Report = (offset: number, message: string) => void;

/** All values are read as the text that is in the file: 02134, 9:30 and no need no quotation marks. */
const options = { schema: "failsafe", prettyErrors: false, logLevel: "silent" } as const;

const unreadable = "This file cannot be read. Undo your last change, or ask your developer";

function parse(text: string, report: Report): Document.Parsed | undefined {
  try {
    return parseDocument(text, options);
  } catch {
    // The parser throws a RangeError if thousands of brackets are nested.
    report(0, unreadable);
    return undefined;
  }
}

/**
 * Parses a YAML file, and reports all errors. If there are errors, returns the document as it would be after the lines
 * were corrected as the messages say, so that all other problems can be reported too. `text` is the text of the document,
 * which has the same lines as the file. If the corrections don't help, it lacks top-level entries (`isPartial`).
 */
export function parseYaml(text: string, report: Report) {
  const document = parse(text, report);
  for (const { code, pos } of document?.errors ?? []) {
    const [name] = /[^:\s]*/.exec(text.slice(pos[0])) ?? [];
    if (code === "DUPLICATE_KEY") report(pos[0], `"${name}" is here twice. Delete one of the two`);
  }
  const [error] = brokenLines(document);
  if (!error) return { document, text, isPartial: false };

  const conflict = /^(<{7}|={7}|>{7})( |$)/m.exec(text);
  if (conflict) {
    report(conflict.index, "Two versions are here. Keep one, and delete the <<<, === and >>> lines");
    return { document: undefined, text, isPartial: true };
  }
  let begin = 0;
  let isPartial = false;
  const rest = text.split(/^(?=[^\s#])/m).map((entry) => {
    const mistakes = explain(entry, brokenLines(parse(entry, report)));
    for (const { at, message } of mistakes) report(begin + at, message);
    begin += entry.length;
    const corrected = mistakes
      .toSorted((one, other) => other.line.begin - one.line.begin)
      .reduce((all, { line, correction = line.text }) => {
        return all.slice(0, line.begin) + correction + all.slice(line.begin + line.text.length);
      }, entry);
    if (brokenLines(parse(corrected, () => {})).length === 0) return corrected;
    isPartial = true;
    return entry.replace(/[^\r\n]/g, " ");
  });
  const readable = rest.join("");
  if (readable === text) report(error.pos[0], misplaced);
  return { document: readable === text ? undefined : parse(readable, () => {}), text: readable, isPartial };
}

function brokenLines(document: Document.Parsed | undefined): YAMLError[] {
  return document?.errors.filter(({ code }) => code !== "DUPLICATE_KEY") ?? [];
}

const misplaced =
  "This line does not belong to the lines around it. Begin it in the same column as they do, or, if it continues a text, two spaces further right";
const wrongSpace =
  "This line begins with a tab or another space that does not work. Retype it with the space bar";
const codeIndent = 'Begin every line of the provider\'s code, below "code: |", with four spaces';
const unclosed = "The closing quotation mark is missing";

/** Matches a line's indentation, hyphens and field name, and its value. */
const lineParts = /^(\s*(?:- +)*(?:[a-z][\w-]*:(?: +|$))?)(.*)$/;

interface Mistake {
  at: number;
  message: string;
  line: { begin: number; text: string };
  correction?: string;
}

/** Returns one mistake for each line that has an error. */
function explain(text: string, errors: readonly YAMLError[]): Mistake[] {
  const mistakes = new Map<number, Mistake>();
  const lineAt = (offset: number) => {
    const begin = text.lastIndexOf("\n", offset - 1) + 1;
    return { begin, text: text.slice(begin).split(/\r?\n/, 1)[0] ?? "" };
  };
  const add = (line: Mistake["line"], column: number, message: string, correction?: string) => {
    if (!mistakes.has(line.begin))
      mistakes.set(line.begin, { at: line.begin + column, message, line, correction });
  };
  const top = lineAt(0);
  if (errors.length > 0 && !/^(?:-(?: |$)|[\w-]+:|["'#{[]|\s*$)/.test(top.text)) {
    add(top, 0, top.text.startsWith("<") ? codeIndent : misplaced);
    return [...mistakes.values()];
  }
  for (const { pos, code, message } of errors) {
    // A line that is indented differently has two errors.
    if (
      !/MULTILINE/.test(code) &&
      errors.some((other) => other.pos[0] === pos[0] && /MULTILINE/.test(other.code))
    )
      continue;
    const flow = /Flow/.test(message) && /^.*[{,] *[\w-]+: +(?=#\S)/m.exec(text);
    const open =
      /^Missing closing/.test(message) &&
      /^\s*(?:- +)*(?:[\w-]+: +)?(?=(["'])(?!.*\1\s*(?:#.*)?$))/m.exec(text);
    const [first, last] = [lineAt(pos[0]), lineAt(pos[1])];
    const noSpace = [first, last].find((line) => /^\s*(?:- +)*[a-z]\w*:(?![\s/]|$)/.test(line.text));
    const found = flow || open;
    if (found) {
      const line = lineAt(found.index);
      const value = line.text.slice(found[0].length);
      const corrected = flow
        ? value.replace(/^#[^\s,}]*/, '"$&"')
        : value.replace(/(\s+#.*)?$/, `${value[0]}$1`);
      const advice = flow
        ? `This text needs quotation marks. Write ${corrected.split(/[ ,}]/)[0]}`
        : unclosed;
      add(line, found[0].length, advice, found[0] + corrected);
      // The rest of the entry was read as part of this text.
      break;
    }
    if (noSpace) {
      const corrected = noSpace.text.replace(/:/, ": ");
      add(noSpace, noSpace.text.search(/\S/), "A space is missing after the colon", corrected);
      continue;
    }
    const line = /MULTILINE|BAD_INDENT/.test(code) ? last : first;
    const [, lead = "", value = ""] = lineParts.exec(line.text) ?? [];
    const isText = line === first && lead.trim() && /^["'{[*&@%!|>`?#-]|:( |$)/.test(value);
    if (/^[ -]*[\t\u00a0\u2000-\u200a\u3000]/.test(line.text)) add(line, lead.length, wrongSpace);
    else if (isText)
      add(
        line,
        lead.length,
        `This text needs quotation marks. Write ${lead.trimStart()}${quoted(value)}`,
        lead + quoted(value),
      );
    else add(line, lead.length, misplaced);
  }
  return [...mistakes.values()];
}

/** Returns a text in quotation marks, without a note after it. */
export function quoted(text: string): string {
  const words = text
    .replace(/\s+#\s.*$/, "")
    .replace(/^[>|][+-]?\s+/, "")
    .replace(/^(["'])(.*)\1$/, "$2");
  return words.includes('"') ? `'${words.replaceAll("'", "’")}'` : `"${words.replaceAll("\\", "\\\\")}"`;
}

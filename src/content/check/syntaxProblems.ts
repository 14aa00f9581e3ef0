import { isAlias, isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit } from "yaml";
import { correctPhone } from "../declarations/fields";
import { parsingBudget } from "./checkContext";
import { type Problem, truncate } from "./problem";
import { YamlSource, yamlText } from "./yamlSource";

/** Matches what precedes the value in a line: indentation, hyphens and a field name. */
const lead = "^(\\s*(?:- +)*(?:[\\w-]+: +)?)";
/** A replacement with a quoted value, to test whether missing quotation marks caused the error. */
const quoted = ['$1"x: x"'];

const indentations = Array.from({ length: 13 }, (_, width) => " ".repeat(width));

const severalLines =
  'For text of several lines, write >- after the colon or hyphen, as in "text: >-", and put all its words on the lines below, indented by two more spaces';
const misaligned =
  'This line is indented differently from the lines it belongs to. Align it with them, or begin a list entry with "- "';
const wrongSpace = "A space or tab at the start of this line is wrong. Retype it with the space bar";
const braces =
  'A fact has one "{" and one "}". Delete any other "{" or "}", and put quotation marks around the whole text, as in "{name}"';
const table = 'A table does not work here. Write each row after "- " (on a legal page, below "points:")';
const unclosed = "The closing quotation mark is missing. Type it at the end of the text, before any note";

function needsQuotes(value: string): string {
  const [, quoted] = /^'([^"\\]*)'(?: +#.*)?$/.exec(value) ?? [];
  if (/^{\s*{/.test(value)) return braces;
  if (quoted) return `The apostrophe ends this text early. Write "${quoted}", with double quotation marks`;
  if (/^["']/.test(value))
    return "A quotation mark inside ends this text early. Replace the marks inside with “ and ”";
  // In a flow mapping (`{ a: b }`), proposes quotation marks only around the value that needs them.
  const [, inside] = /^{.*?\w: ({[\w.]+}[^,{}]*|[^{},"']*: [^{},]*)/.exec(value) ?? [];
  const text = inside?.trim() ?? value.replace(/ +# .*/, "");
  const why = /^[{[*&@%!|>`?]/.test(text) ? `begins with ${text[0]}` : "contains a colon and a space";
  const example = `Write ${yamlText(correctPhone(text) ?? text)}`;
  return `Text that ${why} needs quotation marks. ${/^\[|^{.*}$/.test(text) ? "Put them around the whole text" : example}`;
}

/**
 * Common mistakes in a line of YAML. Group 1 of `pattern` matches the text before the mistake. A mistake is reported if
 * replacing the match with one of the `trials` fixes the syntax error. If `trials` is empty, a mistake is reported if
 * one of the three lines nearest to the error matches. The default message asks for quotation marks.
 */
const mistakes: readonly [pattern: RegExp, trials: readonly string[], message?: string][] = [
  [/^()(?:---|\.\.\.|```.*)\s*$/, [""], "This line is not part of the content. Delete it"],
  [/^([ -]*)[\t\u00a0\u2000-\u200a\u202f\u3000]/, [], wrongSpace],
  [/^( *)(?:-(?=[^\s-])|[–—•*·]\s*)/, ["$1- "], 'A list entry begins with a hyphen and a space. Type "- "'],
  [new RegExp(`${lead}(?:\\|.*\\|\\s*$|[^\\t:]*[^\\s:-]\\t+\\S)`), [], table],
  [/^()\[\]\s*$/, [""], "[] means that the list is empty. Delete it"],
  [/^([ -]*\w+:)(?=[^\s/])/, ["$1 "], "This line lacks the space after the colon. Add it"],
  [new RegExp(`${lead}(["'])(?!.*\\2\\s*$).*`), ["$&$2"], unclosed],
  [new RegExp(`${lead}(["']).*\\2.+`), quoted],
  [new RegExp(`${lead}-\\s*$`), quoted, "A hyphen alone is not a value. Write the value, or delete the line"],
  [/^(\s*(?:- +)*[\w-]+: +)- .*/, quoted, "A hyphen and a space begin a list entry. Delete them here"],
  [new RegExp(`${lead}[>|][+-]?\\s+\\S.*`), quoted, severalLines],
  [new RegExp(`${lead}(?:[{[*&@%!|>\`]|\\? ).*`), quoted],
  [new RegExp(`${lead}.*:( .*)?$`), quoted],
  [/^(?!-|\s*[\w-]+:(?:\s|$)|\s*["'#])(\s*)(?=\S)/, indentations, severalLines],
  [/^(?!-)(\s*)(?=\S)/, indentations, misaligned],
];

const errorsOf = (text: string) => parseDocument(text, { prettyErrors: false, uniqueKeys: false }).errors;

/** Matches the start of a top-level list entry or field: a line that is not indented. */
const startOfEntry = /^(?=[^\s#])/m;

/** Returns the YAML syntax errors, and the file with the broken lines or entries blanked out. */
export function syntaxProblems(source: YamlSource): { problems: Problem[]; rest: YamlSource } {
  const conflict = source.lines.findIndex((lineText) => /^(<{7}|={7}|>{7})( |$)/.test(lineText));
  const message = "Two versions are here. Keep one, and delete the <<<, === and >>> lines";
  if (conflict >= 0) return { problems: [source.problemAtLine(conflict + 1, 1, message)], rest: source };
  const [firstError] = source.document.errors;
  if (!firstError) return { problems: [], rest: source };

  const isCode = source.file.path === "embeds.yaml";
  const unread = isCode
    ? 'The file cannot be read at this line. Begin every line of the provider\'s code, below "code: |", with four spaces'
    : `The file cannot be read at this line. ${severalLines}`;
  const canAfford = parsingBudget();
  const problems: Problem[] = [];
  let rest = "";
  let lastGood = 0;
  for (const entry of source.text.split(startOfEntry)) {
    const begin = rest.length;
    rest += entry;
    // Parses each entry together with the last valid entry, because `- a` and `b: c` are valid only separately.
    const text = rest.slice(lastGood);
    // Ten errors per file are enough for one report.
    const [error] = problems.length < 10 ? errorsOf(text) : [];
    const stars = error && !isCode ? unquotedStars(text) : [];
    if (stars.length > 1) {
      for (const { index, 0: star } of stars) {
        const at = lastGood + index;
        problems.push(source.problemAt(at, needsQuotes(star)));
        rest = rest.slice(0, at) + blank(star) + rest.slice(at + star.length);
      }
      lastGood = begin;
      continue;
    }
    const mistake = error && !isCode ? findMistake(text, error.pos[0], canAfford) : undefined;
    const at = lastGood + (mistake?.at ?? error?.pos[0] ?? 0);
    if (error) problems.push(source.problemAt(at, mistake?.message ?? unread));
    // Blanks out only the faulty lines if the other lines are then valid YAML; otherwise, the whole entry. Never blanks
    // out only a field's first line, because that line contains the field name.
    const lineBegin = rest.slice(0, at).lastIndexOf("\n") + 1;
    const repaired =
      rest.slice(0, lineBegin) +
      rest
        .slice(lineBegin)
        .replace(/(^ *(?:- +)*)(.*(?:\n {4,}.*)*)/, (_, hyphens, wrong) => hyphens + blank(wrong));
    const canRepair = error && (lineBegin !== begin || entry.startsWith("-")) && canAfford(text.length);
    const isRepaired = canRepair && errorsOf(repaired.slice(lastGood)).length === 0;
    const isHere = !isRepaired && at >= begin;
    if (isRepaired) rest = repaired;
    else if (error && isHere) rest = rest.slice(0, begin) + blank(entry);
    else if (error) rest = rest.slice(0, lastGood) + blank(rest.slice(lastGood, begin)) + entry;
    if (!error || !isHere) lastGood = begin;
  }
  if (problems.length === 0) problems.push(source.problemAt(firstError.pos[0], unread));
  // Strips spaces from blank lines, because YAML may read these spaces as part of the preceding block scalar.
  rest = rest.replace(/^[ \t]+$/gm, "");
  return { problems, rest: new YamlSource(source.file, source.name, rest, source.text) };
}

/** Matches list entries such as `- **Bold** words`, where YAML reads the * as an alias. */
const unquotedStar = /(?<=^\s*- +)\*.*/gm;
function unquotedStars(text: string): RegExpExecArray[] {
  return errorsOf(text.replace(unquotedStar, "x")).length === 0 ? [...text.matchAll(unquotedStar)] : [];
}

/** Replaces all characters except line breaks with spaces, to preserve offsets. */
const blank = (text: string) => text.replace(/[^\r\n]/g, " ");

/** Returns the offset and message of the common mistake that probably caused a syntax error. */
function findMistake(text: string, error: number, canAfford: (characters: number) => boolean) {
  const distance = ({ index, 0: { length } }: RegExpExecArray) =>
    Math.max(index - error, error - index - length, 0);
  const nearest = [...text.matchAll(/^.+$/gm)].sort((one, other) => distance(one) - distance(other));
  for (const [pattern, trials, message] of mistakes) {
    for (const { index, 0: lineText } of nearest.slice(0, trials.length > 0 ? 60 : 3)) {
      const before = pattern.exec(lineText)?.[1];
      const canBeParsed = (trial: string) => {
        const changed = lineText.replace(pattern, trial);
        const changedText = text.slice(0, index) + changed + text.slice(index + lineText.length);
        return canAfford(changedText.length) && errorsOf(changedText).length === 0;
      };
      if (before !== undefined && (trials.length === 0 || trials.some(canBeParsed)))
        return { at: index + before.length, message: message ?? needsQuotes(lineText.slice(before.length)) };
    }
  }
  return undefined;
}

export function disallowedYaml(source: YamlSource): Problem[] {
  const feature =
    "Text that begins with {, &, *, ! or ? needs quotation marks. Put them around the whole text";
  const problems = source.document.warnings.map(({ pos }) => source.problemAt(pos[0], feature));
  const report = (node: Node, message: string) =>
    void problems.push(source.problemAt(node.range?.[0] ?? 0, message));
  visit(source.document, (_key, node, parents) => {
    if (!isNode(node)) return;
    if (isAlias(node) || node.anchor || node.tag) report(node, feature);
    const names = new Set<unknown>();
    for (const { key } of isMap(node) ? node.items : []) {
      const name = isScalar(key) ? key.value : undefined;
      const duplicate = `"${truncate(String(name))}" is here twice. Delete one of the two${parents.some(isSeq) ? ', or begin a new entry with "- "' : ""}`;
      if (!isScalar(key)) report(node, isMap(key) ? braces : feature);
      else if (names.has(name)) report(key, duplicate);
      names.add(name);
    }
  });
  return problems;
}

import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type YAMLError } from "yaml";
import { type Problem, truncate } from "./problem";
import { YamlSource } from "./yamlSource";

/** Matches what stands before a value in its line: indentation, hyphens and a field's name. */
const lead = "^(\\s*(?:- +)*(?:[\\w-]+: +)?)";
const toQuoted = (_: string, before: string, text: string) => before + JSON.stringify(text);

/**
 * Common mistakes: a pattern whose first group stands before the mistake in its line, replacements of which one solves
 * the error (none: the pattern itself explains an error beside it), and the message.
 */
const mistakes: readonly [RegExp, readonly (string | typeof toQuoted)[], string][] = [
  [/^([ -]*)[\t\u00a0\u2000-\u200a\u202f\u3000]/, [], "a tab, or another program's space; type spaces"],
  [/^( *)(?:-(?=[^\s-])|[–—•*·]\s*)/, ["$1- "], "an entry begins with a hyphen and a space, '- '"],
  [new RegExp(`${lead}(["'])(?!.*\\2\\s*$).*`), ["$&$2"], "a quote opens here and does not close; close it"],
  [
    new RegExp(`${lead}(["'].*)`),
    [toQuoted],
    "a text ends at its second quote; use the other kind of quotes",
  ],
  [
    new RegExp(`${lead}([{[*&@%!|>\`].*)`),
    [toQuoted],
    "a text that begins with this sign needs quotes around it",
  ],
  [new RegExp(`${lead}(.*:(?: .*|)$)`), [toQuoted], "a text with a colon and a space needs quotes around it"],
  [
    /^(?!-)(\s*)(?=\S)/,
    Array.from({ length: 13 }, (_, width) => " ".repeat(width)),
    "the line is indented differently from the lines it belongs to; align it with them, or begin an entry with '- '",
  ],
];

const errorsOf = (text: string): YAMLError[] =>
  parseDocument(text, { prettyErrors: false, uniqueKeys: false }).errors;

/**
 * Returns the YAML syntax errors, one for each entry of the file that has its own, and the YAML that content does not
 * use, such as aliases; with the file as it is without the former, for the other rules.
 */
export function syntaxProblems(source: YamlSource): { problems: Problem[]; rest: YamlSource } {
  const conflict = source.lines.findIndex((lineText) => /^(<{7}|={7}|>{7})( |$)/.test(lineText));
  const marks = "a merge conflict is left here; keep one version and delete these marks";
  if (conflict >= 0) return { problems: [source.problemAtLine(conflict + 1, 1, marks)], rest: source };
  const problems: Problem[] = [];
  let { text } = source;
  const report = (from: number, entry: string, offset: number, { message }: YAMLError) => {
    problems.push(syntaxError(source, text.slice(0, from), entry, offset, message));
    text = text.slice(0, from) + entry.replace(/[^\r\n]/g, " ") + text.slice(from + entry.length);
  };
  if (source.document.errors.length > 0) {
    for (const { 0: entry, index } of entriesOf(text)) {
      const [error] = errorsOf(entry);
      if (error) report(index, entry, index + error.pos[0], error);
    }
    // Reports what is wrong between entries, each of which can be parsed by itself.
    for (let round = 0; round < 5; round++) {
      const [error] = errorsOf(text);
      const found = error && entriesOf(text).findLast(({ index }) => index <= error.pos[0]);
      if (found) report(found.index, found[0], error.pos[0], error);
    }
  }
  const rest = problems.length > 0 ? new YamlSource(source.file, source.name, text, source.text) : source;
  return { problems: [...problems, ...disallowedYaml(rest)], rest };
}

/** Returns the parts of a file that begin at lines without indentation, but not at comments. */
function entriesOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(/^[^\s#].*(?:\r?\n(?:[^\S\n].*|#.*|))*/gm)];
}

/** Names the mistake without which an entry could be parsed after the one before it. */
function syntaxError(
  source: YamlSource,
  above: string,
  entry: string,
  offset: number,
  cause: string,
): Problem {
  const isCode = source.file.path === "embeds.yaml";
  const begin = entriesOf(above).at(-1)?.index ?? above.length;
  const context = above.slice(begin) + entry;
  const distance = ({ index, 0: { length } }: RegExpExecArray) =>
    Math.max(begin + index - offset, offset - begin - index - length, 0);
  const near = [...context.matchAll(/^.+$/gm)].sort((one, other) => distance(one) - distance(other));
  // Limits the time that the parser takes for all replacements.
  let budget = 1_000_000;
  for (const [pattern, replacements, message] of isCode ? [] : mistakes) {
    for (const { 0: lineText, index } of near.slice(0, replacements.length > 0 ? 60 : 3)) {
      const isMended = (replacement: string | typeof toQuoted) => {
        const mended = lineText.replace(pattern, replacement as string);
        budget -= context.length;
        const around = [context.slice(0, index), context.slice(index + lineText.length)];
        return mended !== lineText && budget > 0 && errorsOf(around.join(mended)).length === 0;
      };
      const [, before] = pattern.exec(lineText) ?? [];
      if (before !== undefined && (replacements.length === 0 || replacements.some(isMended)))
        return source.problemAt(begin + index + before.length, message);
    }
  }
  const pasted = "; every line of a provider's code begins with four spaces, below a line 'code: |'";
  const message = `the file cannot be read as YAML: ${cause.split(";")[0]}${isCode ? pasted : ""}`;
  return source.problemAt(offset, message);
}

/** Returns problems for duplicate keys, and for anchors, aliases, tags and keys that are no text. */
function disallowedYaml(source: YamlSource): Problem[] {
  const problems: Problem[] = [];
  const feature =
    "&, *, ! and ? at the beginning of a text mean something else in YAML: put quotes around the text";
  const add = (offset = 0, message = feature) => void problems.push(source.problemAt(offset, message));
  for (const { pos } of source.document.warnings) add(pos[0]);
  visit(source.document, (_key, node) => {
    if (!isNode(node)) return;
    if (isAlias(node) || node.anchor || node.tag) add(node.range?.[0]);
    const names = new Set<unknown>();
    for (const { key } of isMap(node) ? node.items : []) {
      const [name, at] = isScalar(key) ? [key.value, key.range?.[0]] : [undefined, node.range?.[0]];
      const twice = `${truncate(String(name))} is there twice; delete one of the two, or begin a new entry with '- '`;
      if (!isScalar(key) || names.has(name)) add(at, isScalar(key) ? twice : feature);
      names.add(name);
    }
  });
  return problems;
}

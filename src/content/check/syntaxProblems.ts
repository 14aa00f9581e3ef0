import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type YAMLError } from "yaml";
import { type Problem, truncate } from "./problem";
import { YamlSource } from "./yamlSource";

/** Matches what stands before a value in its line: indentation, hyphens and a field's name. */
const lead = "^(\\s*(?:- +)*(?:[\\w-]+: +)?)";
/** Puts a text in quotes in the place of the value, to see whether quotes solve the error. */
const quoted = '$1"x: x"';

/**
 * Common mistakes: a pattern whose first group stands before the mistake in its line, replacements of which one solves
 * the error (none: the pattern itself explains an error beside it), and the message.
 */
const mistakes: readonly [RegExp, readonly string[], string][] = [
  [/^([ -]*)[\t\u00a0\u2000-\u200a\u202f\u3000]/, [], "a tab, or another program's space; type spaces"],
  [/^( *)(?:-(?=[^\s-])|[–—•*·]\s*)/, ["$1- "], "an entry begins with a hyphen and a space, '- '"],
  [/^([ -]*\w+:)(?=[^\s/])/, ["$1 "], "a space belongs behind the colon of a field's name"],
  [new RegExp(`${lead}(["'])(?!.*\\2\\s*$).*`), ["$&$2"], "a quote opens here and does not close; close it"],
  [new RegExp(`${lead}(["']).*\\2.+`), [quoted], "a text ends at its second quote; use the other kind"],
  [new RegExp(`${lead}[{[*&@%!|>\`].*`), [quoted], "a text that begins with this sign needs quotes"],
  [new RegExp(`${lead}.*:( .*)?$`), [quoted], "a text with a colon and a space needs quotes around it"],
  [
    /^(?!-)(\s*)(?=\S)/,
    Array.from({ length: 13 }, (_, width) => " ".repeat(width)),
    "the line is indented differently from the lines it belongs to; align it with them, or begin an entry with '- '",
  ],
];

/** Matches the parts of a file that begin at lines without indentation, but not at comments. */
const entries = /^[ \t]*[^ \t\r\n#].*(?:\r?\n(?:[^\S\n].*|#.*|))*/gm;

const errorsOf = (text: string): YAMLError[] =>
  parseDocument(text, { prettyErrors: false, uniqueKeys: false }).errors;

/** Returns the YAML syntax errors, at most one for each entry of the file, and the file without these entries. */
export function syntaxProblems(source: YamlSource): { problems: Problem[]; rest: YamlSource } {
  const conflict = source.lines.findIndex((lineText) => /^(<{7}|={7}|>{7})( |$)/.test(lineText));
  const marks = "a merge conflict is left here; keep one version and delete these marks";
  if (conflict >= 0) return { problems: [source.problemAtLine(conflict + 1, 1, marks)], rest: source };
  const [firstError] = source.document.errors;
  if (!firstError) return { problems: [], rest: source };
  const isCode = source.file.path === "embeds.yaml";
  const help = isCode ? "; every line of a provider's code begins with four spaces, below 'code: |'" : "";
  const unread = ({ message }: YAMLError) => `the file cannot be read as YAML: ${message}${help}`;
  const problems: Problem[] = [];
  let { text } = source;
  // Limits the time that the parser takes; further errors are left to the next check.
  const budget = { characters: 400_000 };
  // Parses each entry below the last one without an error, because some errors are only in how two fit together.
  let begin = 0;
  for (const { 0: entry, index } of text.matchAll(entries)) {
    const end = index + entry.length;
    const context = text.slice(begin, end);
    const [error] = problems.length < 10 ? errorsOf(context) : [];
    if (error) {
      const mistake = isCode ? undefined : mistakeIn(context, error.pos[0], budget);
      const { at, message } = mistake ?? { at: error.pos[0], message: unread(error) };
      problems.push(source.problemAt(begin + at, message));
      // Leaves out the entry with the mistake.
      const [from, to] = begin + at < index ? [begin, index] : [index, end];
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, " ") + text.slice(to);
      if (from === index) continue;
    }
    begin = index;
  }
  if (problems.length === 0) problems.push(source.problemAt(firstError.pos[0], unread(firstError)));
  return { problems, rest: new YamlSource(source.file, source.name, text, source.text) };
}

/** Finds the mistake without which a text could be parsed, in the lines around an error. */
function mistakeIn(context: string, offset: number, budget: { characters: number }) {
  const distance = ({ index, 0: { length } }: RegExpExecArray) =>
    Math.max(index - offset, offset - index - length, 0);
  const near = [...context.matchAll(/^.+$/gm)].sort((one, other) => distance(one) - distance(other));
  for (const [pattern, replacements, message] of mistakes) {
    for (const { 0: lineText, index } of near.slice(0, replacements.length > 0 ? 60 : 3)) {
      const before = pattern.exec(lineText)?.[1];
      const [above, below] = [context.slice(0, index), context.slice(index + lineText.length)];
      const isMended = (replacement: string) => {
        budget.characters -= context.length;
        const mended = above + lineText.replace(pattern, replacement) + below;
        return budget.characters > 0 && errorsOf(mended).length === 0;
      };
      if (before !== undefined && (replacements.length === 0 || replacements.some(isMended)))
        return { at: index + before.length, message };
    }
  }
  return undefined;
}

/** Returns problems for duplicate keys, and for anchors, aliases, tags and keys that are no text. */
export function disallowedYaml(source: YamlSource): Problem[] {
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

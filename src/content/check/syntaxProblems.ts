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

/** Returns the YAML syntax errors, one for each entry of the file that has its own, and the file without them. */
export function syntaxProblems(source: YamlSource): { problems: Problem[]; rest: YamlSource } {
  const conflict = source.lines.findIndex((lineText) => /^(<{7}|={7}|>{7})( |$)/.test(lineText));
  const marks = "a merge conflict is left here; keep one version and delete these marks";
  if (conflict >= 0) return { problems: [source.problemAtLine(conflict + 1, 1, marks)], rest: source };
  const isCode = source.file.path === "embeds.yaml";
  const pasted = "every line of a provider's code begins with four spaces, below a line 'code: |'";
  const problems: Problem[] = [];
  let { text } = source;
  // Limits the time that the parser takes; further errors are left to the next check.
  const budget = { characters: 400_000 };
  const report = ({ 0: entry, index }: RegExpExecArray, offset: number, { message }: YAMLError) => {
    const above = text.slice(0, index);
    const [at, mistake] = (!isCode && mistakeIn(above, entry, offset, budget)) || [offset];
    const cause = isCode ? `${message}; ${pasted}` : message;
    problems.push(source.problemAt(at, mistake ?? `the file cannot be read as YAML: ${cause}`));
    text = above + entry.replace(/[^\r\n]/g, " ") + text.slice(index + entry.length);
  };
  if (source.document.errors.length > 0) {
    for (const entry of entriesOf(text)) {
      const [error] = errorsOf(entry[0]);
      if (error && problems.length < 20) report(entry, entry.index + error.pos[0], error);
    }
    // Reports what is wrong between entries, each of which can be parsed by itself.
    for (let round = 0; round < 5 && problems.length < 20 && budget.characters > 0; round++) {
      budget.characters -= text.length;
      const [error] = errorsOf(text);
      const above = error && entriesOf(text).filter(({ index }) => index <= error.pos[0]);
      const entry = above?.at(-1) ?? /[\s\S]+/.exec(text);
      if (error && entry) report(entry, error.pos[0], error);
    }
  }
  const isBroken = problems.length > 0;
  return { problems, rest: isBroken ? new YamlSource(source.file, source.name, text, source.text) : source };
}

/** Returns the parts of a file that begin at lines without indentation, but not at comments. */
function entriesOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(/^[ \t]*[^ \t\r\n#].*(?:\r?\n(?:[^\S\n].*|#.*|))*/gm)];
}

/** Finds the mistake without which an entry could be parsed after the one before it, as offset and message. */
function mistakeIn(
  above: string,
  entry: string,
  offset: number,
  budget: { characters: number },
): [offset: number, message: string] | undefined {
  const begin = entriesOf(above).at(-1)?.index ?? above.length;
  const context = above.slice(begin) + entry;
  const distance = ({ index, 0: { length } }: RegExpExecArray) =>
    Math.max(begin + index - offset, offset - begin - index - length, 0);
  const near = [...context.matchAll(/^.+$/gm)].sort((one, other) => distance(one) - distance(other));
  for (const [pattern, replacements, message] of mistakes) {
    for (const { 0: lineText, index } of near.slice(0, replacements.length > 0 ? 60 : 3)) {
      const [, before] = pattern.exec(lineText) ?? [];
      const isMended = (replacement: string | typeof toQuoted) => {
        const mended = lineText.replace(pattern, replacement as string);
        budget.characters -= context.length;
        const around = [context.slice(0, index), context.slice(index + lineText.length)];
        return mended !== lineText && budget.characters > 0 && errorsOf(around.join(mended)).length === 0;
      };
      if (before !== undefined && (replacements.length === 0 || replacements.some(isMended)))
        return [begin + index + before.length, message];
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

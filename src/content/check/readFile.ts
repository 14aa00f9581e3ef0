import { isAlias, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { ContentFile } from "../schema/contentFiles";
import { label, leavesOf, type Path, truncate } from "../schema/schema";
import type { Problem } from "./problem";
import { explainSyntaxErrors, needsQuotes } from "./syntaxErrors";

/** A file of data/ that has been parsed once, for all rules. */
export type SourceFile = ReturnType<typeof readFile>;

/** @param name the file's path in messages */
export function readFile(declaration: ContentFile, name: string, text: string) {
  const counter = new LineCounter();
  const lines = text.split(/\r?\n/);
  // The options make YAML read values as gatsby-transformer-yaml does (js-yaml 4, YAML 1.2).
  const document = parseDocument(text, {
    schema: "core",
    customTags: ["timestamp"],
    lineCounter: counter,
    prettyErrors: false,
  });

  const problemIn = (offset: number, message: string): Problem => {
    const { line, col } = counter.linePos(offset);
    return { file: name, line, column: col, message, lineText: lines[line - 1]?.trimEnd() ?? "" };
  };
  const rangeOf = (path: Path): readonly number[] => {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    return (isNode(node) && node.range) || (path.length > 0 ? rangeOf(path.slice(0, -1)) : [0, 0]);
  };
  /** Returns a problem at a value, or at the words that the message quotes from the value; if it is missing, at its parent. */
  const problemAt = (path: Path, message: string): Problem => {
    const [start = 0, end] = rangeOf(path);
    const [, quoted = ""] = /^(?!is missing).*?"(.+?)"[ ,.]/.exec(message) ?? [];
    const offset = start + Math.max(text.slice(start, end).indexOf(quoted), 0);
    return problemIn(offset, `${label(path)} ${message}`);
  };
  const source = {
    declaration,
    problemAt,
    lineOf: (path: Path) => counter.linePos(rangeOf(path)[0] ?? 0).line,
  };

  if (document.errors.length > 0) {
    const problem = problemIn(...explainSyntaxErrors(document.errors, text));
    return { ...source, yaml: undefined, leaves: [], problems: [problem] };
  }
  const problems: Problem[] = [];
  visit(document, {
    Node: (_key, node) => {
      const [message, at = 0] = whyChanged(node, text) ?? [];
      if (message) problems.push(problemIn((node.range?.[0] ?? 0) + at, message));
      // A reference that YAML cannot resolve would throw in `toJS`, so its name replaces it.
      return isAlias(node) ? document.createNode(node.source) : undefined;
    },
  });
  // Omits empty values, such as `email:`, because an empty line counts as missing.
  const yaml: unknown = document.toJS({ reviver: (_key, value) => value ?? undefined });
  // Where YAML reads a value differently from how it is written, its schema's message would mislead.
  const isChanged = ({ line }: Problem) => problems.some((problem) => problem.line === line);
  const { issues = [] } = declaration.content.safeParse(yaml).error ?? {};
  const parents = issues.map(({ code, path }) => (code === "unrecognized_keys" ? path.join() : undefined));
  const invalid = issues.flatMap((issue) => {
    const path = issue.path as Path;
    // A field whose name is misspelled is not also missing.
    if (issue.message.startsWith("is missing") && parents.includes(path.slice(0, -1).join())) return [];
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [[]];
    return keys.map((key) => problemAt(path.concat(key), issue.message));
  });
  problems.push(...invalid.filter((problem) => !isChanged(problem)));
  return { ...source, yaml, leaves: leavesOf(declaration.content, yaml), problems };
}

const invisible = /(?![\t\n\r])[\p{Cc}\p{Co}\u00a0\u200b\u202f\u2060\ufeff\u2028-\u202e\u2066-\u2069]/u;

/** Matches `name:`, `- ` or `>-` inside a text: a line that YAML has added to the text, because it is indented too far. */
const otherLine = /(?<=\n *)(?:- +)?[a-z][A-Za-z]*:(?: +\S|\n *- )|(?<=\S[ \n]+)(?:- )?>-(?:\s|$)/;

/** Matches two long lines below `>-` that look like paragraphs: each ends a sentence, and is longer than a line of data/. */
const pastedParagraphs = /\n[^\n]{130,}[.!?:]\n[^\n]{130,}[.!?:](?:\n|$)/;

/** A message, and how many characters after the value's beginning it points. */
type Changed = [message: string, at?: number];

/** Returns a message if YAML reads a value differently from how it is written, or if it has invisible characters. */
function whyChanged(node: Node, text: string): Changed | undefined {
  const hasLoneWord = isMap(node) && node.flow && node.items.some(({ value }) => !isNode(value));
  if (hasLoneWord || isAlias(node) || node.tag?.startsWith("!") || (isScalar(node) && node.anchor))
    return [needsQuotes];
  if (!isScalar(node)) return undefined;
  const { value, source = "", type = "PLAIN", comment } = node;
  const raw = text.slice(...(node.range ?? [0, 0]));
  const { index, 0: character } = invisible.exec(raw) ?? {};
  if (character)
    return [
      "Here is an invisible character or no-break space, copied from another program. Retype it",
      index,
    ];
  const inside = /^BLOCK_FOLDED|^PLAIN/.test(type) ? raw.search(otherLine) : -1;
  if (inside >= 0)
    return [
      "A line of the text looks like a line of its own. Begin it in the column of its neighbors",
      inside,
    ];
  if (type === "BLOCK_FOLDED" && pastedParagraphs.test(raw))
    return ["These lines become one paragraph. Put an empty line between two paragraphs"];
  if (!type.startsWith("BLOCK") && /^[^\s#]/.test(comment ?? ""))
    return [
      "YAML skips what is after the #. Put all in quotation marks, or, for a note, a space after the #",
    ];
  const read = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  if (type !== "PLAIN" || source === "" || read === source) return undefined;
  if (value instanceof Date) return [`There is no day ${source}. Write one that exists, such as ${read}`];
  return [
    `YAML reads ${source} as ${read}. If it is a text, put it in quotation marks: "${truncate(source)}". If not, write ${read}`,
  ];
}

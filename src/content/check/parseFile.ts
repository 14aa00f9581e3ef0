import { isNode, LineCounter, parseDocument, visit, YAMLParseError } from "yaml";
import type { ContentFile } from "../schema/contentFiles";
import { type Finding, label, type Path } from "../schema/schema";
import { type Problem, wholeFile } from "./problem";
import { explainSyntaxErrors, explainValue } from "./yamlMistakes";

/** A parsed file in data/. */
export interface SourceFile {
  declaration: ContentFile;
  /** Whether the file exists and has no YAML errors. */
  isReadable: boolean;
  /** The file's value; undefined if the file is unreadable or empty. */
  yaml?: unknown;
  /** YAML syntax errors, and values that YAML parses differently than their author intended. */
  problems: Problem[];
  /** Returns a problem at the finding's `words` or else at the value; if the value is missing, at the parent. */
  problemAt: (path: Path, finding: Finding) => Problem;
  /** Returns a problem located at a field's name, rather than at its value. */
  problemAtName: (path: Path, message: string) => Problem;
}

/** @param name the file's path in messages */
export function parseFile(declaration: ContentFile, name: string, bytes?: Buffer): SourceFile {
  const text = String(bytes ?? "");
  const lines = text.split(/\r?\n/);
  const lineCounter = new LineCounter();
  // These options make the parser read values as gatsby-transformer-yaml does (js-yaml 4, YAML 1.2).
  const document = parseDocument(text, {
    schema: "core",
    customTags: ["timestamp"],
    stringKeys: true,
    lineCounter,
    prettyErrors: false,
  });
  visit(document, {
    // Reports unquoted text such as `*name`, which YAML parses as an alias: without the anchor `&name`, `toJS` throws.
    Alias: (_key, { range }) =>
      void document.errors.push(new YAMLParseError([range?.[0] ?? 0, 0], "BAD_ALIAS", "Alias")),
  });

  const problemIn = (offset: number, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: name, line, column: col, message, lineText: lines[line - 1]?.trimEnd() ?? "" };
  };
  const rangeOf = (path: Path): readonly number[] => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return node.range;
    return path.length > 0 ? rangeOf(path.slice(0, -1)) : [0, 0];
  };
  const source: SourceFile = {
    declaration,
    isReadable: bytes !== undefined && document.errors.length === 0,
    problems: [],
    problemAt(path, { message, words = "" }) {
      const [start = 0, end] = rangeOf(path);
      const offset = start + Math.max(text.slice(start, end).indexOf(words), 0);
      return problemIn(offset, `${label(path)} ${message}`);
    },
    problemAtName(path, message) {
      const fieldName = String(path.at(-1));
      const [start = 0] = rangeOf(path);
      return problemIn(text.lastIndexOf(fieldName, start - 1), `"${fieldName}" ${message}`);
    },
  };

  if (!bytes)
    source.problems.push(wholeFile(name, "The file is missing. Put it back under exactly this name"));
  else if (!source.isReadable) source.problems.push(problemIn(...explainSyntaxErrors(document.errors, text)));
  if (!source.isReadable) return source;
  visit(document, {
    Node: (_key, node) => {
      const mistake = explainValue(node, text);
      if (mistake) source.problems.push(problemIn(...mistake));
    },
  });
  // Omits null values, because an empty field, such as `email:`, counts as missing.
  return { ...source, yaml: document.toJS({ reviver: (_key, value) => value ?? undefined }) };
}

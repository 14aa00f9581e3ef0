import { isUtf8 } from "node:buffer";
import { isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { ContentFile } from "../schema/contentFiles";
import { didYouMean, type Finding, label, leavesOf, type Path } from "../schema/schema";
import { type Problem, wholeFile } from "./problem";
import { explainSyntaxErrors, explainValue } from "./yamlMistakes";

/** A file of data/ that has been parsed once, for all rules. */
export type SourceFile = ReturnType<typeof readFile>;

/** @param name the file's path in messages */
export function readFile(declaration: ContentFile, name: string, bytes?: Buffer) {
  const unreadable = whyUnreadable(bytes);
  // `TextDecoder` strips a byte order mark.
  const text = unreadable ? "" : new TextDecoder().decode(bytes);
  const lineCounter = new LineCounter();
  const lines = text.split(/\r?\n/);
  // The options make YAML read values as gatsby-transformer-yaml does (js-yaml 4, YAML 1.2).
  const document = parseDocument(text, {
    schema: "core",
    customTags: ["timestamp"],
    lineCounter,
    prettyErrors: false,
  });

  const problemIn = (offset: number, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: name, line, column: col, message, lineText: lines[line - 1]?.trimEnd() ?? "" };
  };
  const rangeOf = (path: Path): readonly number[] => {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    return (isNode(node) && node.range) || (path.length > 0 ? rangeOf(path.slice(0, -1)) : [0, 0]);
  };
  /** Returns a problem at the words that it is about, or at the value; if the value is missing, at its parent. */
  const problemAt = (path: Path, { message, words = "" }: Finding): Problem => {
    const [start = 0, end] = rangeOf(path);
    const offset = start + Math.max(text.slice(start, end).indexOf(words), 0);
    return problemIn(offset, `${label(path)} ${message}`);
  };
  const source = {
    declaration,
    problemAt,
    lineOf: (path: Path) => lineCounter.linePos(rangeOf(path)[0] ?? 0).line,
  };

  if (unreadable || document.errors.length > 0) {
    const problem = unreadable
      ? wholeFile(name, unreadable)
      : problemIn(...explainSyntaxErrors(document.errors, text));
    return { ...source, yaml: undefined, leaves: [], problems: [problem] };
  }
  const problems: Problem[] = [];
  visit(document, {
    Node: (_key, node) => {
      const mistake = explainValue(node, text);
      if (mistake) problems.push(problemIn(...mistake));
      // A reference that YAML cannot resolve would throw in `toJS`, so its name replaces it.
      return isAlias(node) ? document.createNode(node.source) : undefined;
    },
  });
  // Omits empty values, such as `email:`, because an empty line counts as missing.
  const yaml: unknown = document.toJS({ reviver: (_key, value) => value ?? undefined });
  // A line with a mistake in its YAML needs no message about its value, too, which would mislead.
  const isExplained = ({ line }: Problem) => problems.some((problem) => problem.line === line);
  const { issues = [] } = declaration.content.safeParse(yaml).error ?? {};
  const unknownKeys = (parent: string) =>
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" && issue.path.join() === parent ? issue.keys : [],
    );
  const invalid = issues.flatMap((issue) => {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const [valueStart = 0] = rangeOf([...path, key]);
        return problemIn(text.lastIndexOf(key, valueStart - 1), `"${key}" ${issue.message}`);
      });
    // A field whose name is misspelled is not also missing.
    const isMissing = !document.hasIn(path);
    if (isMissing && didYouMean(String(path.at(-1)), unknownKeys(path.slice(0, -1).join()), "", 0.5))
      return [];
    const words = issue.code === "custom" ? issue.params?.words : undefined;
    return problemAt(path, { message: issue.message, words });
  });
  problems.push(...invalid.filter((problem) => !isExplained(problem)));
  return { ...source, yaml, leaves: leavesOf(declaration.content, yaml), problems };
}

function whyUnreadable(bytes?: Buffer): string | undefined {
  if (!bytes) return "The file is missing. Put it back under exactly this name";
  if (!isUtf8(bytes)) return "The file is not plain text. Delete it, and create it again on GitHub";
  return undefined;
}

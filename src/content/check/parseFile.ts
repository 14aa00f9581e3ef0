import { isUtf8 } from "node:buffer";
import { isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import { z } from "zod";
import type { ContentFile } from "../schema/contentFiles";
import { type Finding, label, type Path } from "../schema/schema";
import { typesIn } from "../schema/walkSchema";
import { type Problem, wholeFile } from "./problem";
import { explainSyntaxErrors, explainValue, valueMistakes } from "./yamlMistakes";

/** A file of data/ that has been parsed. `yaml` is undefined if the file cannot be read, or is empty. */
export type SourceFile = ReturnType<typeof parseFile>;

/** @param name the file's path in messages */
export function parseFile(declaration: ContentFile, name: string, bytes?: Buffer) {
  const unreadable = whyUnreadable(bytes);
  // `TextDecoder` strips a byte order mark.
  const text = unreadable ? "" : new TextDecoder().decode(bytes);
  const lineCounter = new LineCounter();
  const lines = text.split(/\r?\n/);
  // These options make the parser read values as gatsby-transformer-yaml does (js-yaml 4, YAML 1.2).
  const document = parseDocument(text, {
    schema: "core",
    customTags: ["timestamp"],
    stringKeys: true,
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
  /** Returns a problem located at `words`, or else at the value; if the value is missing, at the value's parent. */
  const problemAt = (path: Path, { message, words = "", isUnfilled }: Finding): Problem => {
    const [start = 0, end] = rangeOf(path);
    const offset = start + Math.max(text.slice(start, end).indexOf(words), 0);
    return { ...problemIn(offset, `${label(path)} ${message}`), isUnfilled };
  };
  /** Returns a problem located at a field's name, rather than at its value. */
  const problemAtName = (path: Path, message: string): Problem => {
    const fieldName = String(path.at(-1));
    const [start = 0] = rangeOf(path);
    return problemIn(text.lastIndexOf(fieldName, start - 1), `"${fieldName}" ${message}`);
  };
  const lineOf = (path: Path) => lineCounter.linePos(rangeOf(path)[0] ?? 0).line;
  const source = { declaration, problemAt, problemAtName, lineOf };

  const problems: Problem[] = [];
  if (unreadable) problems.push(wholeFile(name, unreadable));
  else if (document.errors.length > 0)
    problems.push(problemIn(...explainSyntaxErrors(document.errors, text)));
  if (problems.length > 0) return { ...source, isReadable: false, yaml: undefined, problems };
  const mappings = typesIn(declaration.content).filter((type) => type instanceof z.ZodObject);
  const mistakes = valueMistakes(mappings.flatMap(({ shape }) => Object.keys(shape)));
  visit(document, {
    Node: (_key, node) => {
      const mistake = explainValue(node, text, mistakes);
      if (mistake) problems.push(problemIn(...mistake));
      // Replaces an alias (`*name`) with a string, because `toJS` could not resolve the alias.
      return isAlias(node) ? document.createNode(node.source) : undefined;
    },
  });
  // Omits null values, such as that of `email:`, because an empty field counts as missing.
  const yaml: unknown = document.toJS({ reviver: (_key, value) => value ?? undefined });
  return { ...source, isReadable: true, yaml, problems };
}

function whyUnreadable(bytes?: Buffer): string | undefined {
  if (!bytes) return "The file is missing. Put it back under exactly this name";
  if (!isUtf8(bytes)) return "The file is not plain text. Delete it, and create it again on GitHub";
  return undefined;
}

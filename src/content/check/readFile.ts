import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import type { z } from "zod";
import type { ContentFile } from "../schema/contentFiles";
import {
  closest,
  isOptional,
  label,
  leavesOf,
  type Path,
  schemaAt,
  truncate,
  unwrapped,
  valueAt,
} from "../schema/schema";
import type { Problem } from "./problem";
import { explainSyntaxErrors } from "./syntaxErrors";

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
    const outer = path.slice(0, -1);
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    const parent = path.length > 0 ? document.getIn(outer, true) : undefined;
    const pairs = isMap(parent) ? parent.items : [];
    const key = pairs.map((pair) => pair.key).find((name) => isScalar(name) && name.value === path.at(-1));
    // Points at the name of a list or mapping, and of a missing text.
    const place = isScalar(node) && node.value !== null ? node : isNode(key) ? key : node;
    return (isNode(place) && place.range) || (path.length > 0 ? rangeOf(outer) : [0, 0]);
  };
  /** Returns a problem at a value or, if `words` are given, at these words in the value. */
  const problemAt = (path: Path, message: string, words = ""): Problem => {
    const [start = 0, end] = rangeOf(path);
    return problemIn(start + Math.max(text.slice(start, end).indexOf(words), 0), message);
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
      // Replaces the reference, because the values could not be read with it.
      return isAlias(node) ? document.createNode(node.source) : undefined;
    },
  });
  const yaml = withoutNulls(document.toJS());
  // Where YAML reads a value differently from how it is written, its schema's message would mislead.
  const isChanged = ({ line }: Problem) => problems.some((problem) => problem.line === line);
  const issues = issuesOf(declaration.content, yaml).map(({ path, message, words }) =>
    problemAt(path, `${label(path)} ${message}`, words),
  );
  problems.push(...issues.filter((issue) => !isChanged(issue)));
  return { ...source, yaml, leaves: leavesOf(declaration.content, yaml), problems };
}

/** Returns a copy without empty values, such as `email:`, because an empty line counts as missing. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => (entry === null ? undefined : withoutNulls(entry)));
  if (!(value instanceof Object) || value instanceof Date) return value ?? undefined;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutNulls(part)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

const invisible = /(?![\t\n\r])[\p{Cc}\p{Co}\u00a0\u200b\u202f\u2060\ufeff\u2028-\u202e\u2066-\u2069]/u;

/** Matches a line in a text that has a name or `>-`, as lines of their own do: the spaces before it are wrong. */
const otherLine = /(?<=\n *)(?:- +)?[a-z][A-Za-z]*:(?: +\S|\n *- )|(?<=\S[ \n]+)(?:- )?>-(?:\s|$)/;

/** Matches two long lines below `>-` that look like paragraphs: each ends a sentence, and is longer than a line of data/. */
const pastedParagraphs = /\n[^\n]{130,}[.!?:]\n[^\n]{130,}[.!?:](?:\n|$)/;

/** A message, and how many characters after the value's beginning it points. */
type Changed = [message: string, at?: number];

/** Returns a message if YAML reads a value differently from how it is written, or if it has invisible characters. */
function whyChanged(node: Node, text: string): Changed | undefined {
  if (isAlias(node) || node.tag?.startsWith("!") || (isScalar(node) && node.anchor))
    return ["A text that begins with *, & or ! needs quotation marks around it"];
  const pairs = isMap(node) && node.flow ? node.items : [];
  const word = pairs.find(({ value }) => !isNode(value))?.key;
  if (isScalar(word))
    return pairs.length > 1
      ? [`"${word.value}" is separate for YAML. Put the whole value in quotation marks, with its commas`]
      : [`A text in braces needs quotation marks: "{${word.value}}"`];
  return isScalar(node) ? whyScalarChanged(node, text) : undefined;
}

function whyScalarChanged(node: Scalar, text: string): Changed | undefined {
  const { value, source = "", type } = node;
  const [start, end] = node.range ?? [0, 0];
  const written = text.slice(start, end);
  const { index, 0: character } = invisible.exec(written) ?? {};
  if (character) {
    const name = /[\u00a0\u202f]/.test(character) ? "a no-break space" : "an invisible character";
    return [`Here is ${name}, copied from another program. Retype it`, index];
  }
  const inside = written.search(otherLine);
  if (inside >= 0 && type !== "BLOCK_LITERAL" && !/^["']/.test(written))
    return [
      "A line of the text looks like a line of its own. Begin it in the column of its neighbors",
      inside,
    ];
  if (type === "BLOCK_FOLDED" && pastedParagraphs.test(written))
    return ["These lines become one paragraph. Put an empty line between two paragraphs"];
  if (type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL") return undefined;
  const [note] = /^[ \t]*#(?=[^\s#])[^\n]*?(?=[ \t]+#\s|\n|$)/.exec(text.slice(end)) ?? [];
  if (note)
    return [
      `YAML skips what is after the #. Put the whole value in quotation marks: "${truncate((source + note).trim())}". If it is a note, write a space after the #`,
    ];
  if (type !== "PLAIN" || source === "") return undefined;
  if (value instanceof Date)
    return value.toISOString().startsWith(source) && source.length === 10
      ? undefined
      : [`${source} is not a date as YAML reads it. Write year, month and day, such as 2026-11-26`];
  if (value === null) return [`YAML reads ${source} as nothing. Delete the line`];
  if (String(value) === source) return undefined;
  const orNumber = /^[+0]/.test(source) ? "Put" : `Write ${value}, or put`;
  return [`YAML reads ${source} as ${value}. ${orNumber} it in quotation marks: "${source}"`];
}

interface Issue {
  path: Path;
  message: string;
  /** The words of the value that the message is about. */
  words?: string;
}

/** Checks values against their schema. Of several issues with a value and its parts, returns only the first. */
function issuesOf(content: z.ZodType, yaml: unknown): Issue[] {
  const issues = content.safeParse(yaml).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(content, yaml, [...(issue.path as Path), key]))
      : [],
  );
  const found: Issue[] = [...unknown];
  // A field whose name is misspelled is not also missing.
  const reported: Path[] = unknown.flatMap(({ meant }) => (meant ? [meant] : []));
  for (const { path: steps, message, ...issue } of issues) {
    const path = steps as Path;
    if (issue.code === "unrecognized_keys") continue;
    if (reported.some((other) => other.every((step, i) => path[i] === step))) continue;
    if (path.length > 0) reported.push(path);
    const outer = path.slice(0, -1);
    const isMissing = valueAt(yaml, path) === undefined;
    const mayDeleteAll = isMissing && outer.length > 0 && isOptional(schemaAt(content, outer));
    const help = mayDeleteAll ? `, or delete all of ${label(outer)}` : "";
    const words = issue.code === "custom" ? (issue.params?.words as string | undefined) : undefined;
    found.push({ path, message: message + help, words });
  }
  return found;
}

function unknownKey(content: z.ZodType, yaml: unknown, path: Path) {
  const outer = path.slice(0, -1);
  const { shape } = unwrapped(schemaAt(content, outer) ?? content) as z.ZodObject;
  const absent = Object.keys(shape).filter((name) => valueAt(yaml, [...outer, name]) === undefined);
  const meant = closest(String(path.at(-1)), absent);
  const help = meant
    ? `Did you mean ${meant}?`
    : `Use one of these, or delete it: ${Object.keys(shape).join(", ")}`;
  return { path, message: `is not a field here. ${help}`, meant: meant ? [...outer, meant] : undefined };
}

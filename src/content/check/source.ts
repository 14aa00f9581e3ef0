import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair } from "yaml";
import { z } from "zod";
import type { ContentFile } from "../declarations/contentFiles";
import {
  didYouMean,
  type FieldInfo,
  fieldInfoOf,
  isOptional,
  label,
  type Path,
  schemaAt,
  truncate,
  unwrapped,
  valueAt,
} from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import { parseYaml, quoted } from "./syntax";

/** A value that somebody wrote in a file. */
export interface Text extends FieldInfo {
  path: Path;
  /** The value as it is written, without YAML's quotation marks. */
  written: string;
  /** The value that pages get; undefined if the text has a problem. */
  value: unknown;
}

/** One reading of a file: every rule and every output gets what is here, and reads or parses nothing again. */
export interface Source {
  file: ContentFile;
  /** The file's content as pages get it, except for facts; incomplete if there are problems. */
  value: unknown;
  texts: readonly Text[];
  problems: readonly Problem[];
  /** Returns a problem at a value or, in a text of several lines, at the words that the problem is about. */
  problemAt: (path: Path, message: string, words?: string) => Problem;
  /** Returns the 1-based line of a value, or of what is around it. */
  lineOf: (path: Path) => number;
  /** Whether entries that YAML cannot read are missing from `value`. */
  isPartial: boolean;
}

/** An entry of a list: a word of a text such as `Home & Auto`, or a pair such as `Monday: 9am-5pm`. */
type Entry = Node | Pair<Node, Node> | string | null;

/** Matches a word that stands for a missing value. */
const nothing = /^(?:n\/?a|none|nil|null|tb[ad]|~|[-–—.?]*)$/i;

const keyOf = (path: Path) => path.join("\n");
const isInside = (path: Path, outer: Path) => outer.every((step, i) => path[i] === step);

/** @param name the file's path in messages */
export function readSource(file: ContentFile, name: string, fileText: string): Source {
  const lines = fileText.split(/\r?\n/);
  const problems: Problem[] = [];
  const texts: Text[] = [];
  /** The offset of each value in the file. */
  const offsets = new Map<string, number>();
  const ends = new Map<string, number>();
  const unread: Path[] = [];

  const problemIn = (counter: LineCounter, offset: number, message: string): Problem => {
    const { line, col } = counter.linePos(offset);
    return { file: name, line, column: col, message, source: lines[line - 1] ?? "" };
  };
  const inFile = lineCounter(fileText);
  const { document, text, isPartial } = parseYaml(fileText, (offset, message) =>
    problems.push(problemIn(inFile, offset, message)),
  );
  const inText = lineCounter(text);
  const syntaxCount = problems.length;
  const offsetOf = (path: Path): number =>
    offsets.get(keyOf(path)) ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  const problemAt = (path: Path, message: string, words = "") => {
    const begin = offsetOf(path);
    const at = text.slice(begin, ends.get(keyOf(path)) ?? begin).indexOf(words);
    return problemIn(inText, begin + Math.max(at, 0), message);
  };

  /** Returns a value as text, in lists and mappings as `schema` declares them. */
  function read(schema: z.ZodType, node: Node | null, path: Path): unknown {
    if (node?.range) offsets.set(keyOf(path), node.range[0]);
    const inner = unwrapped(schema);
    if (inner instanceof z.ZodArray)
      return entriesOf(schema, node).map((entry, i) => readEntry(inner, entry, [...path, i]));
    if (inner instanceof z.ZodObject && isMap(node)) {
      const fields = (node.items as Pair<Node, Node | null>[]).flatMap(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : text.slice(...range(key));
        const at = [...path, name];
        offsets.set(keyOf(at), range(key)[0]);
        const field = inner.shape[name] as z.ZodType | undefined;
        const isCut = isNothing(value) && reportCut(value, key, at);
        const isLeftOut = field && isOptional(field) && isNothing(value) && !isCut;
        return isLeftOut ? [] : [[name, field ? read(field, value, at) : ""]];
      });
      return Object.fromEntries(fields);
    }
    if (inner instanceof z.ZodObject || (isSeq(node) && !isText(node)))
      return isSeq(node) ? [] : textOf(node);
    const written = textOf(node);
    const isCut = reportCut(node, undefined, path);
    if (written === undefined) return {};
    const { success, data } = isCut ? { success: false, data: undefined } : schema.safeParse(written);
    texts.push({ ...fieldInfoOf(schema), path, written, value: success ? data : undefined });
    if (node) ends.set(keyOf(path), range(node)[1]);
    return written;
  }

  const range = (node: Node): [number, number] => [node.range?.[0] ?? 0, node.range?.[1] ?? 0];
  /** Whether a value is one line of text, although YAML reads it as a mapping: `- Note: call us`, `phone: {phone}`. */
  const isText = (node: Node) => !/[\r\n]/.test(text.slice(...range(node)).trim());
  const textOf = (node: Node | null): string | undefined => {
    if (node === null) return "";
    if (isScalar(node)) return String(node.value);
    return isText(node) ? text.slice(...range(node)).trim() : undefined;
  };
  const isNothing = (node: Node | null) =>
    !node || (isScalar(node) && nothing.test(String(node.value).trim()));

  /** Reports a text that ends at a #, as in `street: 12 Main St #204`. */
  function reportCut(node: Node | null, key: Node | undefined, path: Path): boolean {
    if (isScalar(node) && node.type?.startsWith("BLOCK")) return false;
    const written = textOf(node) ?? "";
    const end = written || !key ? (node ? range(node)[1] : 0) : range(key)[1];
    const [before = "", note = ""] =
      /^(?:\s*:)?[ \t]*(?=(#[^\s#][^\r\n]*))/.exec(text.slice(end, end + 500)) ?? [];
    if (!note) return false;
    const help = `Write ${quoted(`${written} ${note}`.trim())}, or a space after the #`;
    const message = `# begins a note here, which visitors don't see. ${help}`;
    problems.push(problemIn(inText, end + before.length, message));
    unread.push(path);
    return true;
  }

  /** Returns the entries of a list. `Monday: 9am-5pm` is an entry with two fields if the list has `pairs`. */
  function entriesOf(schema: z.ZodType, node: Node | null): Entry[] {
    const { pairs, isWordList } = fieldInfoOf(schema);
    const isPair = (entry: unknown) => isMap(entry) && !entry.has(pairs?.[0]);
    if (isSeq(node)) {
      const items = node.items as Node[];
      return items.flatMap((item): Entry[] =>
        pairs && isPair(item) && isMap<Node, Node>(item) ? item.items : [item],
      );
    }
    if (pairs && isMap<Node, Node>(node) && isPair(node)) return node.items;
    if (isNothing(node)) return [];
    return isWordList
      ? String(textOf(node))
          .split(/\s*(?:[,;/&+]|\band\b)\s*/)
          .filter(Boolean)
      : [node];
  }

  function readEntry(schema: z.ZodArray, entry: Entry, path: Path): unknown {
    const element = schema.element as z.ZodType;
    if (typeof entry === "string") {
      const value = element.safeParse(entry).data;
      texts.push({ ...fieldInfoOf(element), path, written: entry, value });
      return entry;
    }
    if (!entry || !("key" in entry)) return read(element, entry, path);
    const [first = "", second = ""] = fieldInfoOf(file.content).pairs ?? [];
    const part = (name: string, node: Node) =>
      read(schemaAt(element, [name]) as z.ZodType, node, [...path, name]);
    offsets.set(keyOf(path), range(entry.key)[0]);
    return { [first]: part(first, entry.key), [second]: part(second, entry.value as Node) };
  }

  const raw = document ? read(file.content, document.contents, []) : undefined;
  const parsed = file.content.safeParse(raw);
  for (const issue of document ? (parsed.error?.issues ?? []) : []) {
    const path = issue.path as Path;
    if (unread.some((outer) => isInside(path, outer))) continue;
    // The first issue at a place explains the others.
    if (issue.code !== "unrecognized_keys" && path.length > 0) unread.push(path);
    if (issue.code === "unrecognized_keys") {
      const fields = Object.keys((unwrapped(schemaAt(file.content, path) as z.ZodType) as z.ZodObject).shape);
      const unused = fields.filter((name) => valueAt(raw, [...path, name]) === undefined);
      for (const key of issue.keys) {
        const help = didYouMean(key, unused, `Use one of these, or delete it: ${fields.join(", ")}`);
        problems.push(problemAt([...path, key], `"${truncate(key)}" is not a field here. ${help}`));
        // Of a misspelled field, only the misspelling is reported, not that the field is missing.
        unread.push([...path, help.slice("Did you mean ".length, -1)]);
      }
    } else if (
      !(isPartial && path.length <= 1 && (issue.code === "custom" || valueAt(raw, path) === undefined))
    ) {
      problems.push(problemAt(path, `${label(path)} ${issue.message}`));
    }
  }
  // A value that must be rewritten needs no advice on its quotation marks.
  const lineOfValues = new Set(problems.slice(syntaxCount).map(({ line }) => line));
  const kept = problems.filter(({ line }, i) => i >= syntaxCount || !lineOfValues.has(line));
  return {
    file,
    value: problems.length > 0 || !parsed.success ? readable(raw, texts) : parsed.data,
    texts,
    problems: kept,
    isPartial,
    problemAt,
    lineOf: (path) => problemAt(path, "").line,
  };
}

function lineCounter(text: string): LineCounter {
  const counter = new LineCounter();
  for (const { index } of text.matchAll(/^/gm)) counter.addNewLine(index);
  return counter;
}

/** Returns the values without problems. */
function readable(raw: unknown, texts: readonly Text[]): unknown {
  const copy = structuredClone(raw);
  for (const { path, value } of texts) {
    const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> | undefined;
    if (parent) parent[path.at(-1) ?? ""] = value;
  }
  return copy;
}

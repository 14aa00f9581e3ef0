import { isMap, isScalar, isSeq, LineCounter, type Node, Pair, Scalar, YAMLMap } from "yaml";
import { z } from "zod";
import type { ContentFile } from "../declarations/contentFiles";
import {
  closestMatch,
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
import { parseYaml } from "./syntax";

export interface Text extends FieldInfo {
  /** Relative to `data/`. */
  file: string;
  path: Path;
  /** The value as it is written, without YAML's quotation marks. */
  written: string;
  /** The value that pages get; undefined if the text has a problem. */
  value: unknown;
}

/** A file that has been read and parsed, once for all rules and outputs. */
export type Source = ReturnType<typeof readSource>;

/** Matches a text that means "no value", such as `none`, `TBD` or `-`. */
const nothing = /^(?:n\/?a|none|nil|null|tb[ad]|~|[-–—.?]*)$/i;

const keyOf = (path: Path) => path.join("\n");
const range = (node: Node): readonly number[] => node.range ?? [0, 0];

/** @param name the file's path in messages */
export function readSource(file: ContentFile, name: string, written: string) {
  const lines = written.split("\n");
  const problems: Problem[] = [];
  const texts: Text[] = [];
  const captions: (FieldInfo & { path: Path })[] = [];
  /** The offsets at which each value begins and ends in the file. */
  const ranges = new Map<string, readonly number[]>();
  const unread: Path[] = [];

  const { document, text, errors } = parseYaml(written);
  const isPartial = errors.length > 0;
  const counter = new LineCounter();
  for (const { index } of text.matchAll(/(?<=\n|^)/g)) counter.addNewLine(index);
  const problemIn = (offset: number, message: string): Problem => {
    const { line, col } = counter.linePos(offset);
    return { file: name, line, column: col, message, source: lines[line - 1]?.trimEnd() ?? "" };
  };
  problems.push(...errors.map((error) => problemIn(...error)));
  const rangeOf = (path: Path): readonly number[] =>
    ranges.get(keyOf(path)) ?? (path.length > 0 ? rangeOf(path.slice(0, -1)) : [0, 0]);
  /** Returns a problem at a value or, in a text of several lines, at the words that the problem is about. */
  const problemAt = (path: Path, message: string, words = ""): Problem => {
    const [begin = 0, end] = rangeOf(path);
    return { ...problemIn(begin + Math.max(text.slice(begin, end).indexOf(words), 0), message), path };
  };

  /** Whether a value is one line of text, although YAML reads it as a mapping: `- Note: call us`, `phone: {phone}`. */
  const isText = (node: Node) => !/[\r\n]/.test(text.slice(...range(node)).trim());
  /** Returns the rest of a text that YAML reads as a comment, if no space follows the #: `street: 12 Main St #204`. */
  const numberAfter = (node: Node) => {
    const note = /[ \t]*#[^\s#].*/y;
    note.lastIndex = range(node)[1] ?? 0;
    return note.exec(text)?.[0] ?? "";
  };
  const textOf = (node: Node | null): string | undefined => {
    if (!node) return "";
    if (isScalar(node))
      return node.type === "PLAIN" ? (node.value + numberAfter(node)).trim() : String(node.value);
    return isText(node) ? (text.slice(...range(node)) + numberAfter(node)).trim() : undefined;
  };
  const isNothing = (node: Node | null) =>
    isScalar(node) ? nothing.test(String(textOf(node)).trim()) : !node;

  /** Returns a node's value, with each scalar as text, and with the lists and mappings that `schema` declares. */
  function read(schema: z.ZodType, node: Node | null, path: Path): unknown {
    if (node?.range) ranges.set(keyOf(path), node.range);
    const inner = unwrapped(schema);
    if (inner instanceof z.ZodArray)
      return entriesOf(schema, node).map((entry, i) => read(inner.element as z.ZodType, entry, [...path, i]));
    if (inner instanceof z.ZodObject && isMap<Node, Node | null>(node)) {
      for (const [name, field] of Object.entries<z.ZodType>(inner.shape))
        if (fieldInfoOf(field).captionOf) captions.push({ ...fieldInfoOf(field), path: [...path, name] });
      return Object.fromEntries(node.items.flatMap((pair) => readField(inner, node, pair, path)));
    }
    if (inner instanceof z.ZodObject || (isSeq(node) && !isText(node)))
      return isSeq(node) ? [] : textOf(node);
    const written = textOf(node);
    if (written === undefined) return {};
    const value = schema.safeParse(written).data;
    texts.push({ ...fieldInfoOf(schema), file: file.path, path, written, value });
    return written;
  }

  function readField(
    { shape }: z.ZodObject,
    mapping: YAMLMap,
    { key, value }: Pair<Node, Node | null>,
    outer: Path,
  ) {
    const name = isScalar(key) ? String(key.value) : text.slice(...range(key));
    const path = [...outer, name];
    ranges.set(keyOf(path), range(key));
    const field: z.ZodType | undefined = shape[name];
    if (field) return isNothing(value) && isOptional(field) ? [] : [[name, read(field, value, path)]];
    const names = Object.keys(shape);
    const meant = closestMatch(
      name,
      names.filter((one) => !mapping.has(one)),
    );
    const help = meant ? `Did you mean ${meant}?` : `Use one of these, or delete it: ${names.join(", ")}`;
    problems.push(problemAt(path, `"${truncate(name)}" is not a field here. ${help}`));
    // Reports only the misspelling of a field, not also that the correctly spelled field is missing.
    if (meant) unread.push([...outer, meant]);
    return [];
  }

  /** Returns a list's entries. Makes entries of a text such as `Home & Auto`, and of a mapping (`Monday: 9am-5pm`). */
  function entriesOf(schema: z.ZodType, node: Node | null): (Node | null)[] {
    const { pairs, isWordList } = fieldInfoOf(schema);
    const items = isSeq<Node>(node) ? node.items : isNothing(node) ? [] : [node];
    if (pairs)
      return items.flatMap((item) => {
        if (!isMap<Node, Node>(item) || item.has(pairs[0])) return [item];
        return item.items.map(({ key, value }) => {
          const entry = new YAMLMap<Node, Node | null>();
          entry.items = [new Pair(new Scalar(pairs[0]), key), new Pair(new Scalar(pairs[1]), value)];
          return Object.assign(entry, { range: key.range });
        });
      });
    if (!isWordList || isSeq(node)) return items;
    const words = items.flatMap((item) => textOf(item)?.split(/\s*(?:[,;/&+]|\band\b)\s*/) ?? []);
    return words.filter(Boolean).map((word) => new Scalar(word));
  }

  const raw = read(file.content, document.contents, []);
  const parsed = file.content.safeParse(raw);
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path as Path;
    // After the first issue with a value, skips later ones with it or inside it, because the first usually causes them.
    if (unread.some((outer) => outer.every((step, i) => path[i] === step))) continue;
    // Doesn't report a missing value while entries cannot be parsed, because the value may be in these entries.
    if (isPartial && (path.length === 0 || valueAt(raw, path.slice(0, 1)) === undefined)) continue;
    if (path.length > 0) unread.push(path);
    const outer = path.slice(0, -1);
    const mayGo = valueAt(raw, path) === undefined && isOptional(schemaAt(file.content, outer));
    const help = mayGo ? `, or delete all of ${label(outer)}` : "";
    problems.push(problemAt(path, `${label(path)} ${issue.message}${help}`));
  }
  /** The file's content as pages get it, but with placeholders not filled in yet; incomplete if there are problems. */
  const value: unknown = parsed.success ? parsed.data : readable(raw, texts);
  return { file, value, texts, captions, problems, isPartial, problemAt };
}

function readable(raw: unknown, texts: readonly Text[]): unknown {
  const copy = structuredClone(raw);
  for (const { path, value } of texts) {
    const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> | undefined;
    if (parent) parent[path.at(-1) ?? ""] = value;
  }
  return copy;
}

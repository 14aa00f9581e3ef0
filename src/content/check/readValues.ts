import { type Document, isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap } from "yaml";
import { z } from "zod";
import type { ContentFile } from "../declarations/contentFiles";
import {
  closestMatch,
  type FieldInfo,
  fieldInfoOf,
  isOptional,
  type Path,
  truncate,
  unwrapped,
} from "../declarations/schemaBuilders";
import { isNothing, partOf, textOf } from "./nodeText";

/** A field or list entry as an editor wrote it, such as a text, a number, a photo or an embed code. */
export interface Field extends FieldInfo {
  /** The file's path relative to `data/`. */
  file: string;
  path: Path;
  /** The value as written in the file, without YAML's quotation marks. */
  written: string;
  /** The value that pages get; undefined if the field has a problem. */
  value: unknown;
}

type MissingText = Pick<FieldInfo, "neededFor" | "expected"> & { path: Path };
type UnknownField = { path: Path; message: string; meant?: Path };

/** Returns a path as a string, for use as a key of a Map. */
export const keyOf = (path: Path) => path.join("\n");

export type Values = ReturnType<typeof readValues>;

/** Reads a file's values: scalars as text, lists and mappings as the file's declaration says. */
export function readValues(declaration: ContentFile, document: Document, yaml: string) {
  const fields: Field[] = [];
  const missingTexts: MissingText[] = [];
  const unknownFields: UnknownField[] = [];
  /** The offsets at which each value starts and ends in the file. */
  const ranges = new Map<string, readonly number[]>();

  function read(schema: z.ZodType, node: Node | null, path: Path): unknown {
    if (node?.range) ranges.set(keyOf(path), node.range);
    const inner = unwrapped(schema);
    if (inner instanceof z.ZodArray)
      return entriesOf(schema, node, yaml).map((entry, i) =>
        read(inner.element as z.ZodType, entry, [...path, i]),
      );
    if (inner instanceof z.ZodObject && isMap<Node, Node | null>(node)) return readMapping(inner, node, path);
    const written = textOf(node, yaml);
    if (inner instanceof z.ZodObject || (isSeq(node) && written === undefined))
      return isSeq(node) ? [] : written;
    if (written === undefined) return {};
    const value = schema.safeParse(written).data;
    fields.push({ ...fieldInfoOf(schema), file: declaration.path, path, written, value });
    return written;
  }

  function readMapping({ shape }: z.ZodObject, mapping: YAMLMap<Node, Node | null>, outer: Path) {
    const values: Record<string, unknown> = {};
    for (const { key, value } of mapping.items) {
      const name = isScalar(key) ? String(key.value) : partOf(key, yaml);
      const path = [...outer, name];
      ranges.set(keyOf(path), key.range ?? []);
      const schema: z.ZodType | undefined = shape[name];
      if (!schema) unknownFields.push(unknownField(path, shape, mapping));
      else if (!isOptional(schema) || !isNothing(value, yaml)) values[name] = read(schema, value, path);
    }
    for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
      const { neededFor, expected } = fieldInfoOf(schema);
      if (neededFor && !(name in values)) missingTexts.push({ neededFor, expected, path: [...outer, name] });
    }
    return values;
  }

  const raw = read(declaration.content, document.contents as Node | null, []);
  return { raw, fields, missingTexts, unknownFields, ranges };
}

function unknownField(path: Path, shape: z.ZodRawShape, mapping: YAMLMap): UnknownField {
  const name = String(path.at(-1));
  const names = Object.keys(shape);
  const absent = names.filter((one) => !mapping.has(one));
  const meant = closestMatch(name, absent);
  const help = meant ? `Did you mean ${meant}?` : `Use one of these, or delete it: ${names.join(", ")}`;
  const message = `"${truncate(name)}" is not a field here. ${help}`;
  return { path, message, meant: meant ? [...path.slice(0, -1), meant] : undefined };
}

/** Returns a list's entries. Also splits a text (`Home & Auto`) or a mapping (`Monday: 9am-5pm`) into entries. */
function entriesOf(schema: z.ZodType, node: Node | null, yaml: string): (Node | null)[] {
  const { pairs, isWordList } = fieldInfoOf(schema);
  const items = isSeq<Node>(node) ? node.items : isNothing(node, yaml) ? [] : [node];
  if (pairs) return items.flatMap((item) => entriesOfPairs(item, pairs));
  if (!isWordList || isSeq(node)) return items;
  const words = items.flatMap((item) => textOf(item, yaml)?.split(/\s*(?:[,;/&+]|\band\b)\s*/) ?? []);
  return words.filter(Boolean).map((word) => new Scalar(word));
}

/** Splits a mapping such as `Monday: 9am-5pm` into entries such as `{ day: Monday, hours: 9am-5pm }`. */
function entriesOfPairs(node: Node | null, [first, second]: NonNullable<FieldInfo["pairs"]>) {
  if (!isMap<Node, Node>(node) || node.has(first)) return [node];
  return node.items.map(({ key, value }) => {
    const entry = new YAMLMap<Node, Node | null>();
    entry.items = [new Pair(new Scalar(first), key), new Pair(new Scalar(second), value)];
    return Object.assign(entry, { range: key.range });
  });
}

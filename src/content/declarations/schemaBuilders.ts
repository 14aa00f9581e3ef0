import { z } from "zod";
import { type Limit, limitInWords } from "./limits";

/** What is known about a field beside its zod type. It feeds messages, GraphiQL and the editors' schemas. */
export interface FieldInfo {
  /** A sentence or two: what the field means. GraphiQL and editors show it. */
  description: string;
  /** What is allowed, in words that follow "must be". */
  wanted: string;
  /** What has to be done with the value beyond its shape; see `fields.ts`. */
  kind?: "text" | "fact" | "markdown" | "phone" | "photo" | "link";
  /** Whether the words are someone else's, quoted: nothing advises to shorten them. */
  quotation?: boolean;
  /** Placeholders that the page fills in while someone looks at it. A text that has them must use each. */
  slots?: readonly string[];
  /** Name of the GraphQL type, where one is made (mappings and choices). */
  typeName?: string;
  /** For a list of mappings: fields whose value no two entries share. */
  unique?: readonly string[];
  /** For a mapping: keys that someone may expect here, and what to do instead. */
  instead?: Readonly<Record<string, string>>;
  /** What someone probably meant by a text that is not allowed, or undefined. */
  correction?: (written: string) => string | undefined;
}

/** Where the description of every declared field is kept. */
export const fieldInfo = z.registry<FieldInfo>();

type Shape = Record<string, z.ZodType>;

/**
 * A mapping with exactly these fields. `typeName` names its GraphQL type; `instead` has advice for keys that
 * someone may expect here.
 */
export function mapping<T extends Shape>(
  typeName: string,
  description: string,
  shape: T,
  instead: FieldInfo["instead"] = {},
) {
  const wanted = `a mapping with the fields ${Object.keys(shape).join(", ")}`;
  return z.strictObject(shape).register(fieldInfo, { description, wanted, typeName, instead });
}

/**
 * A list with as many entries as `limit` allows. `plural` names them in messages ("features"); `unique` are the
 * fields whose value no two of its mappings share. A list of texts never has one twice.
 */
export function list<T extends z.ZodType>(
  description: string,
  plural: string,
  limit: Limit,
  entry: T,
  unique: readonly string[] = [],
) {
  const wanted = `a list of ${limitInWords(limit, plural)}`;
  return z.array(entry).min(limit.min).max(limit.max).register(fieldInfo, { description, wanted, unique });
}

/** The schema inside `optional` and `default`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** What was said about a field where it was declared. Throws for a field declared without a word. */
export function fieldInfoOf(schema: z.ZodType): FieldInfo {
  const found = fieldInfo.get(schema) ?? fieldInfo.get(unwrapped(schema));
  if (!found) throw new Error(`A field of type ${schema.type} is declared without a description.`);
  return found;
}

/** A step into content: the key of a mapping or the index of a list. */
export type Path = readonly (string | number)[];

/** A part of some content together with its declaration. */
export interface Part {
  schema: z.ZodType;
  value: unknown;
  path: Path;
}

/**
 * Goes through `value` along its declaration and yields every mapping, list and single value that is there.
 * What does not have the declared shape is yielded and not entered.
 */
export function* partsOf(schema: z.ZodType, value: unknown, path: Path = []): Generator<Part> {
  const inner = unwrapped(schema);
  if (value === undefined || value === null) return;
  yield { schema: inner, value, path };
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [i, entry] of value.entries()) yield* partsOf(inner.element as z.ZodType, entry, [...path, i]);
  }
  if (inner instanceof z.ZodObject && isMapping(value)) {
    for (const [key, field] of Object.entries(inner.shape)) yield* partsOf(field, value[key], [...path, key]);
  }
}

/**
 * Makes a copy of `value` in which every single value (text, number, choice …) is what `replace` returns
 * for it. `value` must have the declared shape.
 */
export function mapValues(
  schema: z.ZodType,
  value: unknown,
  replace: (info: FieldInfo, value: unknown) => unknown,
): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => mapValues(inner.element as z.ZodType, entry, replace));
  }
  if (inner instanceof z.ZodObject && isMapping(value)) {
    const filled = Object.entries(value).map(([key, part]) => [
      key,
      mapValues(inner.shape[key], part, replace),
    ]);
    return Object.fromEntries(filled);
  }
  return replace(fieldInfoOf(inner), value);
}

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => {
    const enters = typeof part === "object" && part !== null && Object.hasOwn(part, step);
    return enters ? (part as Record<string | number, unknown>)[step] : undefined;
  }, value);
}

/** The declaration at a path, or undefined where nothing is declared. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((part, step) => {
    const inner = part && unwrapped(part);
    if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
    return inner instanceof z.ZodObject ? inner.shape[step] : undefined;
  }, schema);
}

/** Whether a value is a mapping of YAML. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

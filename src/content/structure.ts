import { z } from "zod";
import { bounds, type Limit, limitInWords } from "./limits";

/** What is known about a field beside its zod type. It feeds messages, GraphiQL and the editors' schemas. */
export interface About {
  /** A sentence or two: what the field means. GraphiQL and editors show it. */
  description: string;
  /** What is allowed, in words that follow "must be". */
  wanted: string;
  /** What has to be done with the value beyond its shape; see `fields.ts`. */
  kind?: "text" | "phone" | "photo" | "frameAddress";
  /** Placeholders that the page fills in while someone looks at it. A text that has them must use each. */
  slots?: readonly string[];
  /** Name of the GraphQL type, where one is made (mappings and choices). */
  typeName?: string;
  /** An example that is right, for the editors' hover. */
  example?: string;
}

/** Where the description of every declared field is kept. */
export const about = z.registry<About>();

type Shape = Record<string, z.ZodType>;

/** A mapping with exactly these fields. `typeName` names its GraphQL type. */
export function mapping<T extends Shape>(typeName: string, description: string, shape: T) {
  const wanted = `a mapping with the fields ${Object.keys(shape).join(", ")}`;
  return z.strictObject(shape).register(about, { description, wanted, typeName });
}

/** A list with as many entries as `limit` allows. `plural` names them in messages ("features"). */
export function list<T extends z.ZodType>(description: string, plural: string, limit: Limit, entry: T) {
  const { min, max } = bounds(limit);
  const wanted = `a list of ${limitInWords(limit, plural)}`;
  return z.array(entry).min(min).max(max).register(about, { description, wanted });
}

/** The schema inside `optional` and `default`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** What was said about a field where it was declared. Throws for a field declared without a word. */
export function aboutOf(schema: z.ZodType): About {
  const found = about.get(schema) ?? about.get(unwrapped(schema));
  if (!found) throw new Error(`A field of type ${schema.type} is declared without a description.`);
  return found;
}

/** A step into content: the key of a mapping or the index of a list. */
export type Path = readonly (string | number)[];

/**
 * Goes through `value` along its declaration and replaces every single value (text, number, choice …) by
 * what `replace` returns. Parts that do not have the declared shape are left as they are.
 */
export function mapValues(
  schema: z.ZodType,
  value: unknown,
  replace: (about: About, value: unknown, path: Path, schema: z.ZodType) => unknown,
  path: Path = [],
): unknown {
  const inner = unwrapped(schema);
  if (value === undefined || value === null) return value;
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(value)) return value;
    return value.map((entry, i) => mapValues(inner.element as z.ZodType, entry, replace, [...path, i]));
  }
  if (inner instanceof z.ZodObject) {
    if (typeof value !== "object" || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([key, part]) => {
      const field = Object.hasOwn(inner.shape, key) ? (inner.shape[key] as z.ZodType) : undefined;
      return [key, field ? mapValues(field, part, replace, [...path, key]) : part];
    });
    return Object.fromEntries(entries);
  }
  return replace(aboutOf(inner), value, path, inner);
}

import { z } from "zod";
import type { Limit } from "./limits";

/** What is known about a field beside its zod type. It feeds messages, GraphiQL and the editors' schemas. */
export interface FieldInfo {
  /** A sentence or two: what the field means. GraphiQL and editors show it. */
  description: string;
  /** What is allowed, in words that follow "must be". */
  wanted: string;
  /** What has to be done with the value beyond its shape; see `fields.ts`. */
  kind?: "text" | "fact" | "markdown" | "phone" | "photo" | "link";
  /** Whether the words are someone else's, quoted: nothing advises to change them. */
  quotation?: boolean;
  /** Placeholders that the page fills in while someone looks at it. A text that has them must use each. */
  slots?: readonly string[];
  /** Name of the GraphQL type, where one is made (mappings and choices). */
  typeName?: string;
  /** For a mapping: keys that someone may expect here, and what to do instead. */
  instead?: Readonly<Record<string, string>>;
  /** What someone probably meant by a text that is not allowed, or undefined. */
  correction?: (written: string) => string | undefined;
}

/** Where the description of every declared field is kept. */
export const fieldInfo = z.registry<FieldInfo>();

/** A mapping with exactly these fields. */
export function mapping<T extends Record<string, z.ZodType>>(
  typeName: string,
  description: string,
  shape: T,
  instead: FieldInfo["instead"] = {},
) {
  const wanted = `a mapping with the fields ${Object.keys(shape).join(", ")}`;
  return z.strictObject(shape).register(fieldInfo, { description, wanted, typeName, instead });
}

/**
 * A list with as many entries as `limit` allows. No text stands in it twice, and its entries keep to `rules`, which
 * are asked even where an entry has a fault of its own, so that every problem is told at once.
 */
export function list<T extends z.ZodType>(
  description: string,
  limit: Limit,
  entry: T,
  ...rules: readonly ListRule[]
) {
  const { min, max, of } = limit;
  return z
    .array(entry)
    .min(min)
    .max(max)
    .superRefine(
      (entries, context) => {
        const report = (path: Path, message: string) =>
          context.addIssue({ code: "custom", path: [...path], message });
        if (Array.isArray(entries)) for (const rule of [unique(), ...rules]) rule(entries, report);
      },
      { when: () => true },
    )
    .register(fieldInfo, { description, wanted: `a list of ${min} to ${max} ${of}` });
}

/** What has to hold between the entries of a list. `report` takes a path in the list and a whole sentence. */
export type ListRule = (entries: readonly unknown[], report: (path: Path, message: string) => void) => void;

/**
 * No two entries have the same texts in the fields `keys`, whatever their case and spaces. Without keys it is the
 * entries that are texts.
 */
export function unique(...keys: readonly string[]): ListRule {
  return (entries, report) => {
    const first = new Map<string, number>();
    for (const [i, entry] of entries.entries()) {
      const parts = keys.length > 0 ? keys.map((key) => valueAt(entry, [key])) : [entry];
      const text = parts.filter((part) => typeof part === "string").join(" ");
      const plain = text.toLowerCase().replace(/\s+/g, " ").trim();
      const earlier = first.get(plain);
      const said = `'${text.length > 40 ? `${text.slice(0, 37)}…` : text}' a second time`;
      if (earlier === undefined) first.set(plain, i);
      else if (plain)
        report(
          [i, ...keys.slice(0, 1)],
          `${keys[0] ?? "this"} is ${said}; entry ${earlier + 1} has it already`,
        );
    }
  };
}

/** Exactly one entry has `flag: true`. */
export function exactlyOne(flag: string): ListRule {
  return (entries, report) => {
    const flags = entries.map((entry) => valueAt(entry, [flag]));
    const first = flags.indexOf(true);
    const wanted = `exactly one entry must have ${flag}: true`;
    // A flag that is missing or no flag at all is reported where it stands.
    if (first < 0 && flags.length > 0 && flags.every((value) => value === false))
      report([0], `${wanted}, but none has`);
    for (const [i, value] of flags.entries())
      if (value === true && i !== first)
        report([i, flag], `${wanted}, and entry ${first + 1} has it already`);
  };
}

/** The schema inside `optional`, `default` and `nullable`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return wraps ? unwrapped(schema.unwrap() as z.ZodType) : schema;
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
  const inside = Array.isArray(value)
    ? inner instanceof z.ZodArray && [...value.keys()]
    : isMapping(value) && inner instanceof z.ZodObject && Object.keys(inner.shape);
  for (const step of inside || [])
    yield* partsOf(schemaAt(inner, [step]) as z.ZodType, valueAt(value, [step]), [...path, step]);
}

/** A copy of `value` in which every single value (text, number, choice …) is what `replace` returns for it. */
export function mapValues(
  schema: z.ZodType,
  value: unknown,
  replace: (info: FieldInfo, value: unknown) => unknown,
): unknown {
  const copy = structuredClone(value);
  for (const part of partsOf(schema, value)) {
    const around = valueAt(copy, part.path.slice(0, -1)) as Record<string | number, unknown>;
    if (typeof part.value !== "object")
      around[part.path.at(-1) as string] = replace(fieldInfoOf(part.schema), part.value);
  }
  return copy;
}

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<typeof step, unknown> | null | undefined)?.[step],
    value,
  );
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

import { z } from "zod";
import type { Limit } from "./limits";

export interface FieldInfo {
  description: string;
  /** The text after "must be" or "Write" in an error message, such as `an email address`. */
  expected: string;
  kind?: "text" | "plain" | "markdown" | "phone" | "photo" | "link";
  /** Whether the text quotes a person. Writing-style checks skip quotations. */
  quotation?: boolean;
  /** Names of placeholders that are specific to this text, such as `time` for `{time}`. */
  placeholders?: readonly string[];
  splitAt?: string;
  limit?: Limit;
  /** Minimum width and height of a photo in pixels. */
  minSize?: number[];
  typeName?: string;
  /** Returns suggested corrections for an invalid value, best first. A suggestion may be invalid too. */
  correction?: (written: string) => string | undefined | readonly (string | undefined)[];
  /** Regular expression for unwanted text that people often add, such as `mailto:`. Suggested corrections omit it. */
  addition?: string;
}

export const fieldInfo = z.registry<FieldInfo>();

export function mapping<T extends z.ZodRawShape>(typeName: string, description: string, shape: T) {
  const expected = `${Object.keys(shape).join(", ")}, each on its own indented line`;
  return z.strictObject(shape).register(fieldInfo, { description, expected, typeName });
}

/** Returns the schema for a list without duplicate strings. Zod runs `rules` even if entries are invalid. */
export function list<T extends z.ZodType>(description: string, limit: Limit, entry: T, ...rules: ListRule[]) {
  const { min, max, of } = limit;
  const expected = `a list of ${min} to ${max} ${of}`;
  const check = (entries: unknown, context: z.RefinementCtx) => {
    if (!Array.isArray(entries)) return;
    const report = (path: Path, message: string) =>
      context.addIssue({ code: "custom", path: [...path], message });
    const { length } = entries;
    // If a list is too long, Zod's built-in `max` check would hide the problems in the list's entries.
    if (length < min || length > max)
      report(length > max ? [max] : [], `This list must have ${min} to ${max} ${of}, but has ${length}`);
    for (const rule of [unique(), ...rules]) rule(entries, report);
  };
  const schema = z.array(entry).superRefine(check, { when: () => true });
  return schema.register(fieldInfo, { description, expected, limit });
}

export type ListRule = (entries: readonly unknown[], report: (path: Path, message: string) => void) => void;

/** Returns a rule that reports entries with equal values in all `keys`; without `keys`, duplicate strings. */
export function unique(...keys: readonly string[]): ListRule {
  return (entries, report) => {
    const first = new Map<string, number>();
    for (const [i, entry] of entries.entries()) {
      const parts = keys.length > 0 ? keys.map((key) => valueAt(entry, [key])) : [entry];
      const text = parts.filter((part) => typeof part === "string").join(" ");
      const plain = text.toLowerCase().replace(/\s+/g, " ").trim();
      const earlier = first.get(plain);
      const shown = text.length > 40 ? `${text.slice(0, 37)}…` : text;
      const message = `${keys[0] ? `"${keys[0]}"` : "This entry"} repeats "${shown}" from entry ${Number(earlier) + 1}. Change or delete one of the two`;
      if (earlier === undefined) first.set(plain, i);
      else if (plain) report([i, ...keys.slice(0, 1)], message);
    }
  };
}

export function flagged(flag: string, count: "exactly one" | "at most one"): ListRule {
  return (entries, report) => {
    const [first = 0, ...others] = [...entries.keys()].filter((i) => valueAt(entries[i], [flag]) === true);
    if (count === "exactly one" && entries.length > 0 && valueAt(entries[first], [flag]) !== true)
      report([0], `No entry has "${flag}: true". Add this line to one of them`);
    const twice = `Two entries have "${flag}: true" (the other is entry ${first + 1}). Delete one of the lines`;
    for (const i of others) report([i, flag], twice);
  };
}

/** Returns the schema inside `optional`, `default` and `nullable`. `side` selects the input or output of a Zod pipe. */
export function unwrapped(schema: z.ZodType, side: "in" | "out" = "in"): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema[side] as z.ZodType, side);
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return wraps ? unwrapped(schema.unwrap() as z.ZodType, side) : schema;
}

export function isOptional(schema: z.ZodType | undefined): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

export function fieldInfoOf(schema: z.ZodType): FieldInfo {
  const found = fieldInfo.get(schema) ?? fieldInfo.get(unwrapped(schema));
  if (!found) throw new Error(`A field of type ${schema.type} is declared without a description.`);
  return found;
}

/** The keys and list indexes from a file's root to a value. */
export type Path = readonly (string | number)[];

/** Recursively yields `value` and its nested values. Skips nested values that `schema` does not declare. */
export function* partsOf(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): Generator<{ schema: z.ZodType; value: unknown; path: Path }> {
  const inner = unwrapped(schema);
  if (value === undefined || value === null) return;
  yield { schema: inner, value, path };
  const entries = Array.isArray(value) && inner instanceof z.ZodArray ? value.keys() : [];
  const hasFields = inner instanceof z.ZodObject && typeof value === "object" && !Array.isArray(value);
  for (const step of [...entries, ...(hasFields ? Object.keys(inner.shape) : [])])
    yield* partsOf(schemaAt(inner, [step]) as z.ZodType, valueAt(value, [step]), [...path, step]);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, step) => (part as Record<typeof step, unknown> | undefined)?.[step], value);
}

export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((part, step) => {
    const inner = part && unwrapped(part);
    if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
    return inner instanceof z.ZodObject ? inner.shape[step] : undefined;
  }, schema);
}

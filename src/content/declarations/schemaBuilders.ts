import { distance as editDistance } from "fastest-levenshtein";
import { z } from "zod";

type Limit = readonly [min: number, max: number];

export interface FieldInfo {
  description: string;
  /** The words after "must be" or "Add" in messages, such as `an email address`. */
  expected: string;
  kind?: "text" | "markdown" | "phone" | "email" | "photo" | "link" | "code";
  /** Whether the text quotes somebody, such as a client. Some rules skip quotations, which editors must not change. */
  quotation?: boolean;
  /** Names of placeholders that are specific to this text, such as `time` for `{time}`. */
  placeholders?: readonly string[];
  /** The placeholder at which pages get this text split, such as `phone`. */
  splitAt?: string;
  /** What needs this text, such as `agency.yaml social`. The text is required only if the site has it. */
  neededFor?: string;
  /** Where this text links, such as `#claims`. */
  linksTo?: string;
  limit?: Limit;
  /** Whether a list may be written as one text, such as `Home & Auto`. Otherwise, a text is the list's only entry. */
  isWordList?: boolean;
  /** For a list with entries such as `Monday: 9am-5pm`: the fields of the two parts, here `day` and `hours`. */
  pairs?: readonly [key: string, value: string];
  minSize?: readonly [minWidth: number, minHeight: number];
  typeName?: string;
  /** Values that a code editor suggests. */
  suggestions?: readonly string[];
}

export const fieldInfo = z.registry<FieldInfo>();

/** The keys and list indexes from a file's root to a value. */
export type Path = readonly (string | number)[];

/** Returns the name for a value in messages, such as `"phone"` or `Entry 2 of "features"`. */
export function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `Entry ${last + 1}` : "";
  return [entry, name && `"${name}"`].filter(Boolean).join(" of ") || "The file";
}

export function truncate(text: string, maxLength = 60): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Returns Zod's option for error messages about a value. Each message is shown after the field's name (`label`). */
const mustBe = (expected: string) => ({
  error: ({ input, path }: { input?: unknown; path?: readonly PropertyKey[] }) => {
    if (input === undefined) return `is missing. Add "${String(path?.at(-1))}:", followed by ${expected}`;
    if (typeof input === "string") return faultOf(input, expected);
    return `must be ${expected}, but is ${Array.isArray(input) ? "a list" : "several lines"}`;
  },
});

const faultOf = (written: string, expected: string) =>
  written.trim() ? `must be ${expected}, but is "${truncate(written)}"` : `is empty. Write ${expected}`;

/** Matches invisible characters in texts copied from other programs, such as zero-width and control characters. */
const invisible = /(?![\t\n])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Co}/gu;
const quotationMarksAroundAll = /^(?:"([^"]*)"|'([^']*)'|[“”„]([^“”„"]*)[“”]|‘([^‘’]*)’|«([^«»]*)»)$/;

/** Removes what pasting adds: invisible characters, quotation marks around text, a bullet or list number. */
function clean(written: string): string {
  const visible = written.replace(invisible, "").trim();
  // If all spaces are no-break spaces, they come from pasting. Otherwise, no-break spaces are intended.
  const text = visible.includes(" ") ? visible : visible.replace(/[\u00a0\u202f]/g, " ").trim();
  const bare = quotationMarksAroundAll.exec(text)?.slice(1).find(Boolean) ?? text;
  return bare.trim().replace(/^(?:[•▪◦‣·●○■□➢✓✔]\s*|[–—]\s+|\d+[.)]\t)/, "");
}

/** Returns a value's schema. If a text is invalid or ambiguous, `read` returns undefined, or an error to report. */
export function field<T extends z.ZodType = z.ZodString>(
  info: FieldInfo,
  read: (text: string) => z.input<T> | Error | undefined,
  output = z.string() as unknown as T,
) {
  const schema = z.string(mustBe(info.expected)).transform((written, context) => {
    const text = info.kind === "code" ? written : clean(written);
    const value = text ? read(text) : undefined;
    if (value !== undefined && !(value instanceof Error)) return value;
    const message = value instanceof Error ? value.message : faultOf(written, info.expected);
    context.addIssue({ code: "custom", message, params: { isUnreadable: value === undefined } });
    return z.NEVER;
  });
  const piped = schema.pipe(output as never) as unknown as z.ZodPipe<z.ZodString, T>;
  fieldInfo.add(piped, info);
  return piped;
}

/** Adds a description to the schema of a value that is not in data/, but computed from other values. */
export function computed<T extends z.ZodType>(description: string, schema: T): T {
  fieldInfo.add(schema, { description, expected: "" });
  return schema;
}

export function withInfo<T extends z.ZodType>(schema: T, info: Partial<FieldInfo>): T {
  fieldInfo.add(schema, { ...fieldInfoOf(schema), ...info });
  return schema;
}

export function mapping<T extends z.ZodRawShape>(typeName: string, description: string, shape: T) {
  const names = Object.keys(shape);
  const required = names.filter((name) => !isOptional(shape[name] as z.ZodType));
  const expected = `${(required.length > 0 ? required : names).join(", ")}, each on its own indented line`;
  return z.strictObject(shape, mustBe(expected)).register(fieldInfo, { description, expected, typeName });
}

/** A rule about a whole list. Each message is shown after the name of the entry or field at `path`. */
export type ListRule = (entries: readonly unknown[], report: (path: Path, message: string) => void) => void;

/** Returns the schema for a list. The rules also see entries that have problems. */
export function list<T extends z.ZodType>(description: string, limit: Limit, entry: T, ...rules: ListRule[]) {
  const [min, max] = limit;
  const expected = `a list of ${min} to ${max}`;
  const check = (entries: unknown[], context: z.RefinementCtx) => {
    const report = (path: Path, message: string) =>
      context.addIssue({ code: "custom", path: [...path], message });
    const { length } = entries;
    if (length < min || length > max) report([], `must have ${min} to ${max} entries, but has ${length}`);
    for (const rule of rules) rule(entries, report);
  };
  const schema = z.array(entry, mustBe(expected));
  return schema
    .superRefine(check, { when: ({ value }) => Array.isArray(value) })
    .register(fieldInfo, { description, expected, limit });
}

export function flagged(flag: string, count: "exactly one" | "at most one"): ListRule {
  return (entries, report) => {
    const [first, ...others] = [...entries.keys()].filter((i) => valueAt(entries[i], [flag]) === true);
    if (count === "exactly one" && first === undefined)
      report([], `needs the line "${flag}: true" in one of its entries`);
    for (const i of others)
      report([i, flag], `is true in entry ${Number(first) + 1} too. Delete one of the two lines`);
  };
}

export function isOptional(schema?: z.ZodType): schema is z.ZodOptional<z.ZodType> | z.ZodDefault<z.ZodType> {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** Returns the schema inside `optional` and `default`. `side` selects the input or output of a Zod pipe. */
export function unwrapped(schema: z.ZodType, side: "in" | "out" = "in"): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema[side] as z.ZodType, side);
  return isOptional(schema) ? unwrapped(schema.unwrap(), side) : schema;
}

export function fieldInfoOf(schema: z.ZodType): FieldInfo {
  const found = fieldInfo.get(schema) ?? (isOptional(schema) ? fieldInfoOf(schema.unwrap()) : undefined);
  if (!found) throw new Error(`A field of type ${schema.type} is declared without a description.`);
  return found;
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

/** Returns the known word closest to `typed`; undefined if over 40% of that word's letters differ, or two words tie. */
export function closestMatch(typed: string, known: readonly string[]): string | undefined {
  const compact = (word: string) => word.toLowerCase().replace(/[\s_/.-]/g, "");
  const [best, second] = known
    .map((word) => ({ word, distance: editDistance(compact(typed), compact(word)) }))
    .filter(({ word, distance }) => distance <= word.length * 0.4)
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance !== second?.distance ? best.word : undefined;
}

export function didYouMean(typed: string, known: readonly string[], otherwise: string): string {
  const meant = closestMatch(typed, known);
  return meant ? `Did you mean ${meant}?` : otherwise;
}

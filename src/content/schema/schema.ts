import { z } from "zod";

export type Meta = {
  description: string;
  /** What follows "must be" or "Write" in messages, such as `an email address`. */
  expected: string;
  /** The name of the GraphQL type. Default: String. */
  typeName?: string;
  /** Which of the rules in check/rules.ts applies. */
  rule?: "link" | "markdown" | "code" | "photo";
  /** Formats the value as pages show it, for facts and edit links. Fields without `shown` have no edit links. */
  shown?: (value: string) => string;
  /** The placeholders that a component fills in, such as `{time}`. */
  placeholders?: readonly string[];
  /** A photo's minimum width and height in pixels. */
  minSize?: readonly [width: number, height: number];
};

declare module "zod" {
  interface GlobalMeta extends Partial<Meta> {}
}

/** The keys and list indexes from a file's root to a value. */
export type Path = readonly (string | number)[];

/** Returns the name for a value in messages, such as `"phone"` or `Entry 2 of "features"`. */
export function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `Entry ${last + 1}` : "";
  return [entry, name && `"${name}"`].filter(Boolean).join(" of ") || "The file";
}

export const truncate = (text: string, max = 60) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** Returns a message that says what a value must be. `problemAt` puts the value's name (`label`) in front. */
function mustBe(expected: string, input: unknown, path: readonly PropertyKey[] = []): string {
  const name = path.at(-1);
  if (input === undefined && typeof name === "string")
    return `is missing. Write "${name}:", followed by ${expected}`;
  if (input === undefined || input === "") return `is empty. Write ${expected}`;
  if (input instanceof Date) return `must be ${expected}. Put a date in a text in quotation marks`;
  const shown = typeof input === "string" ? `"${truncate(input)}"` : input;
  const structure = Array.isArray(input)
    ? "a list"
    : "lines with names. If it is one text, put it in quotation marks";
  return `must be ${expected}, but is ${input instanceof Object ? structure : shown}`;
}

/** Returns Zod's `error` option, which sets the message for a value of the wrong type. */
export const errorFor = (expected: string) => ({
  error: ({ input, path }: { input?: unknown; path?: readonly PropertyKey[] }) =>
    mustBe(expected, input, path),
});

/** A mistake in a value. parseFile.ts turns a finding into a problem, which has a line number. */
export interface Finding {
  /** The message without its subject, such as "is missing". `problemAt` puts the field's name (`label`) in front. */
  message: string;
  /** The part of the value that the message is about. Default: the whole value. */
  words?: string;
}

interface FieldOptions<T> extends Partial<Meta> {
  /** Parses the text into the value for pages. Returns undefined if the text does not match `expected`. */
  read: (text: string) => T | undefined;
}

/** Returns the schema of a value that editors write as text or a number. Placeholders must already be filled in. */
export function field<T>(description: string, expected: string, { read, ...meta }: FieldOptions<T>) {
  return z
    .union([z.string(), z.number()], errorFor(expected))
    .transform((input, context): T => {
      const text = String(input).trim();
      const value = text ? read(text) : undefined;
      if (value === undefined) context.addIssue(mustBe(expected, text));
      return value ?? z.NEVER;
    })
    .meta({ ...meta, description, expected });
}

/** Returns a `read` function for `field` that accepts text if the pattern matches. */
export const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/** Returns the schema of a YAML mapping, such as `name: …`. `typeName` is the name of the GraphQL type. */
export function mapping<T extends z.ZodRawShape>(typeName: string, description: string, shape: T) {
  const names = Object.keys(shape);
  const expected = `lines such as "${names[0]}: …"`;
  const error: z.core.$ZodErrorMap = ({ code, input, path }) =>
    code === "unrecognized_keys"
      ? `is not a field here. If it continues the text above, put spaces before it. If not, delete it, or write one of ${names.join(", ")}`
      : mustBe(expected, input, path);
  return z.strictObject(shape, { error }).meta({ description, expected, typeName });
}

/** Makes Zod run a list's rules even if some entries are invalid. The values of invalid entries may be undefined. */
const evenIfInvalid = { when: ({ value }: { value: unknown }) => Array.isArray(value) };

/** A rule for a whole list, for Zod's `superRefine`. Reports put the name of the value at `issue.path` in front. */
export type ListRule<Entry> = (entries: readonly Entry[], context: z.core.$RefinementCtx) => void;

export function list<T extends z.ZodType>(
  description: string,
  [min, max]: readonly [min: number, max: number],
  entry: T,
  ...rules: ListRule<z.output<T> | undefined>[]
) {
  const expected = `a list of ${min} to ${max}, each after a hyphen and a space${min > 0 ? "" : ", or [] for none"}`;
  const schema = z.array(entry, errorFor(expected)).refine(({ length }) => length >= min && length <= max, {
    error: `must have ${min} to ${max} entries`,
    ...evenIfInvalid,
  });
  return rules
    .reduce((checked, rule) => checked.superRefine(rule, evenIfInvalid), schema)
    .meta({ description, expected });
}

/** Checks that exactly one, or at most one, entry of a list has a flag such as `popular: true`. */
export function flagged<Flag extends string>(
  flag: Flag,
  count: "exactly one" | "at most one",
): ListRule<Readonly<Record<Flag, boolean>> | undefined> {
  return (entries, { addIssue }) => {
    const [first, second] = [...entries.keys()].filter((i) => entries[i]?.[flag] === true);
    if (second !== undefined)
      addIssue({
        code: "custom",
        path: [second, flag],
        message: `is true in entry ${Number(first) + 1} too. Delete one of the two lines`,
      });
    if (first === undefined && count === "exactly one")
      addIssue(`needs the line "${flag}: true" in one of its entries`);
  };
}

/** Reports the second of two entries that have the same name. */
export const uniqueNames: ListRule<{ name?: unknown } | undefined> = (entries, { addIssue }) => {
  const names = entries.map((entry) => (typeof entry?.name === "string" ? entry.name.toLowerCase() : ""));
  for (const [i, name] of names.entries())
    if (name && names.indexOf(name) < i)
      addIssue({
        code: "custom",
        path: [i, "name"],
        message: `is in entry ${names.indexOf(name) + 1} too. Correct the name, or delete one of the two entries`,
      });
};

import { z } from "zod";

export type Meta = {
  description: string;
  /** The name of the GraphQL type. Default: String. */
  typeName?: string;
  /** Formats the value as it appears on pages: for placeholders such as `{phone}`, and for "Edit this page". */
  shown?: (value: string) => string;
  /** Returns the URLs of the links in a value, so that check/problemsIn.ts can find broken links. */
  linksIn?: (value: string) => string[];
  /** A photo's minimum width and height in pixels. */
  minSize?: readonly [width: number, height: number];
};

declare module "zod" {
  interface GlobalMeta extends Partial<Meta> {}
}

export const truncate = (text: string, max = 60) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** Returns a message without its subject, because `problemAt` prepends the field's name, as in `"email" is empty`. */
function mustBe(expected: string, input: unknown, path: readonly PropertyKey[] = []): string {
  const name = path.at(-1);
  if (input === undefined && typeof name === "string")
    return `is missing or empty. It needs the line "${name}:" with ${expected}`;
  if (input === undefined || input === "") return `is empty. Write ${expected}`;
  if (!(input instanceof Object)) return `must be ${expected}, but is "${truncate(String(input))}"`;
  const kind = Array.isArray(input) ? "a list" : input instanceof Date ? "a date" : "lines with names";
  return `must be ${expected}, but is ${kind}. If it is one text, put it in quotation marks`;
}

export const errorFor = (expected: string): { error: z.core.$ZodErrorMap } => ({
  error: ({ input, path }) => mustBe(expected, input, path),
});

/** Returns a Zod issue about `words` in a text, to be reported at the line and column of `words`. */
export const issueAt = (words: string, message: string) =>
  ({ code: "custom", message: `has "${truncate(words)}", ${message}`, params: { words } }) as const;

export const anyWords = "plain words";

/** Matches placeholders (`{phone}`) and unbalanced braces (`{phone`). */
const placeholder = /\{+[^{}]*\}+|\{[^\s{}]*|[^\s{}]*\}/g;

const unfilledMessage =
  "which is not a fact with a value. (Facts, such as {phone}, are the lines of agency.yaml and, as {principal.name}, the principal's in agents.yaml.) Correct it, write the words themselves, or delete the field, list entry or section with it, if the site does not need it";

interface FieldOptions<T> extends Partial<Meta> {
  /** Parses the text into the field's value, or returns undefined if the text is invalid. */
  read: (text: string) => T | undefined;
}

/** Returns the schema of a field. The schema rejects placeholders such as `{phone}` that have not been filled in. */
export function field<T>(description: string, expected: string, { read, ...meta }: FieldOptions<T>) {
  const advice = expected === anyWords ? "" : ` Write ${expected}.`;
  return z
    .union([z.string(), z.number()], errorFor(expected))
    .transform((input, { addIssue }): T => {
      const text = String(input).trim();
      const unfilled = [...new Set(text.match(placeholder))];
      for (const words of unfilled) addIssue(issueAt(words, unfilledMessage));
      if (unfilled.length > 0) return z.NEVER;
      const value = text ? read(text) : undefined;
      if (value === undefined) addIssue(mustBe(expected, text));
      return value ?? z.NEVER;
    })
    .meta({ ...meta, description: description + advice });
}

export const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/** Returns the schema of a YAML mapping, such as `name: …`. `typeName` is the name of the GraphQL type. */
export function mapping<T extends z.ZodRawShape>(typeName: string, description: string, shape: T) {
  const names = Object.keys(shape);
  const error: z.core.$ZodErrorMap = ({ code, input, path }) =>
    code === "unrecognized_keys"
      ? `is not a field here. If it continues the text above, put spaces before it. If not, delete it, or write one of ${names.join(", ")}`
      : mustBe(`lines such as "${names[0]}: …"`, input, path);
  return z.strictObject(shape, { error }).meta({ description, typeName });
}

/** Returns the schema of a YAML list. If an entry is invalid, Zod doesn't check the number of entries. */
export function list<T extends z.ZodType>(description: string, [min, max]: [number, number], entry: T) {
  const expected = `a list of ${min} to ${max}, each after a hyphen and a space${min > 0 ? "" : ", or [] for none"}`;
  return z
    .array(entry, errorFor(expected))
    .refine(({ length }) => length >= min && length <= max, `must have ${min} to ${max} entries`)
    .meta({ description: `${description} Write ${expected}.` });
}

/** Reports a list entry if an earlier entry has the same value for `key`. Ignores entries whose `read` value is undefined. */
export const unique =
  <Entry, Key extends string & keyof Entry>(key: Key, read = (entry: Entry): unknown => entry[key]) =>
  (entries: readonly Entry[], { addIssue }: z.core.$RefinementCtx): void => {
    const values = entries.map((entry) => String(read(entry) ?? "").toLowerCase());
    for (const [i, value] of values.entries()) {
      const first = values.indexOf(value);
      const message = `is in entry ${first + 1} too. Correct it, or delete one of the two`;
      if (value && first < i) addIssue({ code: "custom", path: [i, key], message });
    }
  };

import { isMap, isScalar, isSeq } from "yaml";
import { z } from "zod";
import type { ContentFile } from "../declarations/contentFiles";
import {
  fieldInfoOf,
  isMapping,
  type Path,
  schemaAt,
  unwrapped,
  valueAt,
} from "../declarations/schemaBuilders";
import { suggest } from "../declarations/suggest";
import type { Problem } from "./problem";
import type { Source } from "./source";

type Issue = z.core.$ZodIssue;

/** Where a file's content differs from its declaration: missing and unknown keys, wrong types, values out of range. */
export function shapeProblems(file: ContentFile, source: Source): Problem[] {
  const issues = issuesOf(file.content, source.value);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownKeys(file, source, issue.path as Path, issue.keys) : [],
  );
  // A key that was merely misspelt is reported once, as unknown, and not a second time as missing.
  const misspelt = new Set(unknown.map(({ meant }) => meant));
  const seen = new Set<string>();
  const others = issues.flatMap((issue) => {
    const where = JSON.stringify(issue.path);
    if (issue.code === "unrecognized_keys" || misspelt.has(where) || seen.has(where)) return [];
    seen.add(where);
    return explained(file, source, issue);
  });
  return [...unknown.map(({ problem }) => problem), ...others];
}

/** All issues of a value. zod does not look into a list that is too long, so its entries are looked at here. */
function issuesOf(schema: z.ZodType, value: unknown, path: Path = []): Issue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const inside = issues
    .filter((issue) => issue.code === "too_big" && issue.origin === "array")
    .flatMap((issue) => {
      const list = unwrapped(schemaAt(schema, issue.path as Path) as z.ZodType) as z.ZodArray;
      const entries = valueAt(value, issue.path as Path) as unknown[];
      return entries.flatMap((entry, i) =>
        issuesOf(list.element as z.ZodType, entry, [...(issue.path as Path), i]),
      );
    });
  return [...issues, ...inside].map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

function unknownKeys(file: ContentFile, source: Source, path: Path, keys: readonly string[]) {
  const schema = schemaAt(file.content, path);
  const declared = Object.keys((unwrapped(schema as z.ZodType) as z.ZodObject).shape);
  const missing = declared.filter((key) => valueAt(source.value, [...path, key]) === undefined);
  const { instead = {} } = fieldInfoOf(unwrapped(schema as z.ZodType));
  return keys.map((key) => {
    const advice = Object.hasOwn(instead, key) ? instead[key] : undefined;
    const at = (help: string) => source.problemAtKey([...path, key], `'${key}' is not a field here; ${help}`);
    // Following the advice fills in the first field, so that one is not reported as missing as well.
    if (advice) return { problem: at(advice), meant: JSON.stringify([...path, declared[0]]) };
    const meant = suggest(key, missing) ?? suggest(key, declared);
    const help = meant ? `did you mean '${meant}'?` : `the fields here are ${declared.join(", ")}`;
    return { problem: at(help), meant: JSON.stringify([...path, meant]) };
  });
}

function explained(file: ContentFile, source: Source, issue: Issue): Problem {
  const path = issue.path as Path;
  const value = valueAt(source.value, path);
  const declared = schemaAt(file.content, path) as z.ZodType;
  const schema = unwrapped(declared);
  const { wanted } = fieldInfoOf(schema);
  const without = schema !== declared ? "; without one, delete the line" : "";
  const at = (message: string) => source.problemAtValue(path, `${label(path)} ${message}`);

  if (value === undefined) {
    return source.problemAtValue(path.slice(0, -1), `${label(path)} is missing: it must be ${wanted}`);
  }
  if (value === null) {
    const none = schema.type === "array" && schema.safeParse([]).success ? "; write [] for none" : without;
    const help = typeof path.at(-1) === "number" ? "; without one, delete its hyphen" : none;
    return source.problemAtKey(
      path,
      `${label(path)} is empty: it must be ${wanted}${afterHash(source, path) || help}`,
    );
  }
  if (Array.isArray(value) && (issue.code === "too_big" || issue.code === "too_small")) {
    const surplus = issue.code === "too_big" ? [...path, Number(issue.maximum)] : path;
    return source.problemAtValue(
      surplus,
      `${label(path)} must be ${wanted}, but has ${value.length}${value.length === 0 ? without : ""}`,
    );
  }
  if (issue.code === "custom") return source.problemAtValue(path, issue.message);
  if (typeof value === "string" && value.trim() === "") return at(`is blank: it must be ${wanted}${without}`);
  return at(
    `must be ${wanted}, but is ${shown(schema, source, path, value)}${hint(schema, source, path, value)}`,
  );
}

/** What a value is called in messages: the name of its field. */
export function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `entry ${last + 1}` : "";
  if (name === undefined) return entry || "the file";
  return entry ? `${entry} of ${name}` : String(name);
}

function shown(schema: z.ZodType, source: Source, path: Path, value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isMapping(value)) return "a mapping";
  if (typeof value === "string") return `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`;
  const written = asWritten(source, path, value);
  const expectsNumber = schema.type === "number";
  return typeof value === "number" && !expectsNumber ? `the number ${written}` : written;
}

/** A number or a word such as yes in the editor's own form: `4.80` and not 4.8. */
function asWritten(source: Source, path: Path, value: unknown): string {
  const node = source.nodeAt(path);
  return isScalar(node) && node.source !== undefined ? node.source : String(value);
}

function hint(schema: z.ZodType, source: Source, path: Path, value: unknown): string {
  const node = source.nodeAt(path);
  if (schema.type === "string" && (typeof value === "number" || typeof value === "boolean")) {
    const written = asWritten(source, path, value);
    return schema.safeParse(written).success ? "; put quotes around it" : corrected(schema, written);
  }
  if (schema.type === "string" && isMap(node) && node.flow)
    return "; a text that begins with { needs quotes around it";
  if (schema.type === "string" && isMap(node) && node.items.some((pair) => isSeq(pair.value)))
    return "; for points below it, write >- in the place of the text, and text and points on the next lines";
  if (schema.type === "string" && isMap(node))
    return "; a text with a colon followed by a space needs quotes around it";
  if (schema instanceof z.ZodObject && typeof value === "string") {
    const [, key, rest] = /^(\w+):(\S.*)$/.exec(value) ?? [];
    return key && Object.hasOwn(schema.shape, key)
      ? `; a space is missing after the colon: write ${key}: ${rest}`
      : `; write ${Object.keys(schema.shape)[0]}: before it`;
  }
  if (schema.type === "array" && typeof value === "string")
    return /^-\S/.test(value)
      ? "; a space is missing after the hyphen of each entry"
      : "; write each entry on its own line after '- '";
  if (schema.type === "array" && isMapping(value)) return "; each entry begins with '- '";
  if (typeof value !== "string") return "";
  if (schema.type === "boolean") {
    const meant = { yes: "true", on: "true", true: "true", no: "false", off: "false", false: "false" };
    const word = meant[value.toLowerCase() as keyof typeof meant];
    return word ? `; did you mean ${word}?` : "";
  }
  if (schema.type === "number" && /^\d+$/.test(value)) return "; take the quotes away";
  if (schema.type === "number") return onlyNumber(schema, value);
  return corrected(schema, value);
}

/** Proposes the number in a text such as `1,204` or `50+ reviews`, where it is the only one and would be taken. */
function onlyNumber(schema: z.ZodType, text: string): string {
  const numbers = new Set(
    text.match(/\d(?:[\d.,]*\d)?/g)?.map((number) => number.replace(/,(?=\d{3}\b)/g, "")),
  );
  const [number] = numbers;
  return numbers.size === 1 && schema.safeParse(Number(number)).success
    ? `; did you mean ${Number(number)}?`
    : "";
}

/** Proposes what was meant, where that would be taken. */
function corrected(schema: z.ZodType, value: string): string {
  const plain = value
    .replace(/\s/g, " ")
    .replace(/[‐‑–—−]/g, "-")
    .replace(/^[“”„‘’]|[“”‘’]$/g, "")
    .trim();
  const isTaken = (text: string) => schema.safeParse(text.replace(/^"(.*)"$/, "$1")).success;
  if (plain !== value && isTaken(plain))
    return `; a sign in it comes from another program, a space, a hyphen or a quote: type ${plain} anew`;
  const { correction } = fieldInfoOf(schema);
  const meant = [value, plain].map((text) => correction?.(text)).find((text) => text && isTaken(text));
  return meant && meant !== value ? `; did you mean ${meant}?` : "";
}

/** Why a value may be empty although something is written: it begins with #, which begins a comment. */
function afterHash(source: Source, path: Path): string {
  const offset = source.keyAt(path)?.range?.[1] ?? source.nodeAt(path)?.range?.[0] ?? source.text.length;
  const rest = source.text.slice(offset).split("\n", 1)[0] ?? "";
  return /^:?\s*#/.test(rest)
    ? "; what follows # is a comment, so put quotes around a value that begins with #"
    : "";
}

import { LineCounter } from "yaml";
import type { ContentFile } from "../declarations/contentFiles";
import { isOptional, label, type Path, schemaAt, valueAt } from "../declarations/schemaBuilders";
import { parseYaml } from "./parseYaml";
import type { Problem } from "./problem";
import { type Field, keyOf, readValues, type Values } from "./readValues";

/** A file that has been read and parsed, once for all rules and outputs. */
export type Source = ReturnType<typeof readSource>;

/** @param name the file's path in messages */
export function readSource(declaration: ContentFile, name: string, written: string) {
  const { document, yaml, errors } = parseYaml(written);
  const values = readValues(declaration, document, yaml);
  const { fields, missingTexts, unknownFields } = values;
  const lines = written.split("\n");
  const counter = new LineCounter();
  for (const { index } of yaml.matchAll(/(?<=\n|^)/g)) counter.addNewLine(index);

  const rangeOf = (path: Path): readonly number[] =>
    values.ranges.get(keyOf(path)) ?? (path.length > 0 ? rangeOf(path.slice(0, -1)) : [0, 0]);
  const lineOf = (path: Path) => counter.linePos(rangeOf(path)[0] ?? 0).line;
  const problemIn = (offset: number, message: string): Problem => {
    const { line, col } = counter.linePos(offset);
    return { file: name, line, column: col, message, lineText: lines[line - 1]?.trimEnd() ?? "" };
  };
  /** Returns a problem at a value or, if `words` are given, at these words in the value. */
  const problemAt = (path: Path, message: string, words = ""): Problem => {
    const [start = 0, end] = rangeOf(path);
    return problemIn(start + Math.max(yaml.slice(start, end).indexOf(words), 0), message);
  };

  const isPartial = errors.length > 0;
  const { data, issues } = parseValues(declaration, values, isPartial);
  const problems = [
    ...errors.map((error) => problemIn(...error)),
    ...[...unknownFields, ...issues].map(({ path, message }) => problemAt(path, message)),
  ];
  return { declaration, value: data, fields, missingTexts, problems, isPartial, problemAt, lineOf };
}

/**
 * Checks a file's values against the file's declaration.
 * @param isPartial whether the file has entries that YAML can't parse
 * @returns the issues, and the parsed content, in which placeholders are not filled in; if there are issues, without
 * invalid fields
 */
function parseValues({ content }: ContentFile, { raw, fields, unknownFields }: Values, isPartial: boolean) {
  const parsed = content.safeParse(raw);
  const issues: { path: Path; message: string }[] = [];
  // For a misspelled field, doesn't also report that the correctly spelled field is missing.
  const reported = unknownFields.flatMap(({ meant }) => (meant ? [meant] : []));
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path as Path;
    // Reports only the first issue with a value or its parts, because that issue usually causes the others.
    if (reported.some((outer) => outer.every((step, i) => path[i] === step))) continue;
    // If entries can't be parsed, doesn't report missing values, because the entries may contain them.
    if (isPartial && (path.length === 0 || valueAt(raw, path.slice(0, 1)) === undefined)) continue;
    if (path.length > 0) reported.push(path);
    const outer = path.slice(0, -1);
    const isMissing = valueAt(raw, path) === undefined;
    const mayGo = isOptional(schemaAt(content, isMissing ? outer : path));
    const isUnreadable = issue.code === "custom" && issue.params?.isUnreadable;
    const orDelete = isUnreadable ? " (or delete the line)" : "";
    const help = isMissing ? `, or delete all of ${label(outer)}` : orDelete;
    issues.push({ path, message: `${label(path)} ${issue.message}${mayGo ? help : ""}` });
  }
  const data: unknown = parsed.success ? parsed.data : withValues(raw, fields);
  return { data, issues };
}

/** Returns a copy of `raw` in which each field has its value, or undefined if the field is invalid. */
function withValues(raw: unknown, fields: readonly Field[]): unknown {
  const copy = structuredClone(raw);
  for (const { path, value } of fields) {
    const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> | undefined;
    if (parent) parent[path.at(-1) ?? ""] = value;
  }
  return copy;
}

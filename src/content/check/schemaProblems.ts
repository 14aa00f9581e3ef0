import { isMap, isScalar, isSeq } from "yaml";
import { z } from "zod";
import { closestMatch } from "../declarations/didYouMean";
import { fieldInfoOf, type Path, schemaAt, unwrapped, valueAt } from "../declarations/schemaBuilders";
import { label, type Problem, truncate } from "./problem";
import type { YamlSource } from "./yamlSource";

type Issue = z.core.$ZodIssue;

/** Returns where a file violates its zod schema: missing and unknown keys, wrong types, values out of range. */
export function schemaProblems(source: YamlSource): Problem[] {
  const issues = source.file.content.safeParse(source.value).error?.issues ?? [];
  const problems: Problem[] = [];
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    // Reports at most 20 unknown keys of a mapping, which are enough to show what is wrong.
    for (const key of issue.keys.slice(0, 20)) {
      const { meant, message } = unknownKey(source, issue.path as Path, key);
      problems.push(source.problemAtKey([...(issue.path as Path), key], message));
      // Marks the key that was meant as reported, so that it is not reported as missing as well.
      reported.add(JSON.stringify([...issue.path, meant]));
    }
  }
  for (const issue of issues) {
    const where = JSON.stringify(issue.path);
    if (issue.code === "unrecognized_keys" || reported.has(where)) continue;
    reported.add(where);
    problems.push(describeIssue(source, issue));
  }
  return problems;
}

function unknownKey(source: YamlSource, path: Path, key: string) {
  const schema = unwrapped(schemaAt(source.file.content, path) as z.ZodType) as z.ZodObject;
  const declared = Object.keys(schema.shape);
  const missing = declared.filter((name) => valueAt(source.value, [...path, name]) === undefined);
  const meant = closestMatch(key, missing) ?? closestMatch(key, declared);
  const help = meant ? `did you mean '${meant}'?` : `the fields here are ${declared.join(", ")}`;
  return { meant, message: `'${key}' is not a field here; ${help}` };
}

function describeIssue(source: YamlSource, issue: Issue): Problem {
  const path = issue.path as Path;
  const value = valueAt(source.value, path);
  // Uses the message of a custom issue unchanged, because it already is a complete sentence.
  if (issue.code === "custom") return source.problemAtValue(path, issue.message);
  const declared = schemaAt(source.file.content, path) as z.ZodType;
  const schema = unwrapped(declared);
  const { expected } = fieldInfoOf(schema);
  const without = schema === declared ? "" : "; without one, delete the line";
  const valueIs = (state: string, help = "") => `${label(path)} is ${state}: it must be ${expected}${help}`;
  if (value === undefined) return source.problemAtValue(path.slice(0, -1), valueIs("missing"));
  if (value === null) {
    const isComment = /:\s+#/.test(source.problemAtKey(path, "").source ?? "");
    const none = schema.type === "array" && schema.safeParse([]).success ? "; write [] for none" : without;
    const help = isComment ? "; # begins a comment, so put quotes around a value that begins with #" : none;
    return source.problemAtKey(path, valueIs("empty", help));
  }
  if (typeof value === "string" && !value.trim())
    return source.problemAtValue(path, valueIs("blank", without));
  const must = `${label(path)} must be ${expected}, but`;
  const node = source.nodeAt(path);
  // Takes a number as it is written in the file, for instance 4.80 rather than 4.8.
  const written =
    isScalar(node) && typeof value !== "string" ? (node.source ?? String(value)) : String(value);
  const plain = Array.isArray(value) ? "a list" : typeof value === "object" ? "a mapping" : written;
  const shown = typeof value === "string" ? `"${truncate(written)}"` : plain;
  return source.problemAtValue(path, `${must} is ${shown}${hint(schema, node, value, written)}`);
}

/** Returns a hint at how to correct an invalid value, or an empty string if nothing shows what was meant. */
function hint(schema: z.ZodType, node: unknown, value: unknown, written: string): string {
  if (schema.type === "string" && isMap(node)) {
    if (node.flow) return "; a text that begins with { needs quotes around it";
    return node.items.some((pair) => isSeq(pair.value))
      ? "; for points below it, write >- in its place, and text and points on the next lines"
      : "; a text with a colon followed by a space needs quotes around it";
  }
  if (schema.type === "array") return "; write each entry on a line of its own, after '- '";
  if (schema instanceof z.ZodObject && typeof value === "string")
    return `; it begins with '${Object.keys(schema.shape)[0]}: ', with a space behind the colon`;
  if (typeof value === "object") return "";
  const isValid = (text = "") => schema.safeParse(text.replace(/^"(.*)"$/, "$1")).success;
  if (typeof value !== "string" && isValid(written)) return "; put quotes around it";
  const plain = written
    .replace(/\s/g, " ")
    .replace(/[‐‑–—−]/g, "-")
    .replace(/^[“”„‘’]|[“”‘’]$/g, "")
    .trim();
  if (plain !== written && isValid(plain))
    return `; a sign in it comes from another program: type ${plain} anew`;
  const meant = fieldInfoOf(schema).correction?.(plain);
  return meant !== written && isValid(meant) ? `; did you mean ${meant}?` : "";
}

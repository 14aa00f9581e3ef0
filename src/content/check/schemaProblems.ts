import { isMap, isScalar } from "yaml";
import { z } from "zod";
import { closestMatch } from "../declarations/closestMatch";
import { fieldInfoOf, type Path, schemaAt, unwrapped, valueAt } from "../declarations/schemaBuilders";
import { label, type Problem, truncate } from "./problem";
import { type YamlSource, yamlText } from "./yamlSource";

/** Returns where a file violates its zod schema: missing and unknown keys, wrong types, values out of range. */
export function* schemaProblems(source: YamlSource): Generator<Problem> {
  const { error } = source.file.content.safeParse(source.value);
  const issues = (error?.issues ?? []) as (z.core.$ZodIssue & { path: Path })[];
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { path, keys } = issue;
    const { shape } = unwrapped(schemaAt(source.file.content, path) as z.ZodType) as z.ZodObject;
    const fields = Object.keys(shape);
    const unused = fields.filter((name) => valueAt(source.value, [...path, name]) === undefined);
    // Reports at most 20 unknown keys of a mapping, which are enough to show what is wrong.
    for (const key of keys.slice(0, 20)) {
      const meant = closestMatch(key, unused);
      const message = `'${truncate(key)}' is not a field here; the fields are ${fields.join(", ")}`;
      yield source.problemAtKey([...path, key], message, [meant]);
      // Marks the key that was meant as reported, so that it is not reported as missing as well.
      reported.add(JSON.stringify([...path, meant]));
    }
  }
  for (const { code, path, message } of issues) {
    const where = JSON.stringify(path);
    // Skips what entries that could not be parsed may have: missing ones, and rules about a whole list.
    const isWhole = code === "custom" || valueAt(source.value, path) === undefined;
    if (code === "unrecognized_keys" || reported.has(where) || (isWhole && source.isPartial)) continue;
    reported.add(where);
    yield describeIssue(source, path, code === "custom" ? message : undefined);
  }
}

/** @param sentence the message of a custom issue, which already is a complete sentence */
function describeIssue(source: YamlSource, path: Path, sentence?: string): Problem {
  const value = valueAt(source.value, path);
  const declared = schemaAt(source.file.content, path) as z.ZodType;
  const schema = unwrapped(declared);
  const node = source.nodeAt(path);
  // Takes a number as it is written in the file, for instance 4.80 rather than 4.8.
  const written = isScalar(node) && typeof value !== "string" ? (node.source ?? "") : String(value);
  const meant = typeof value === "object" ? [] : corrections(schema, written);
  if (sentence !== undefined) return source.problemAtValue(path, sentence, "", meant);
  const { expected } = fieldInfoOf(schema);
  const orNone = schema === declared ? [] : [""];
  const valueIs = (state: string) => `${label(path)} is ${state}: it must be ${expected}`;
  if (value === undefined) return source.problemAtValue(path.slice(0, -1), valueIs("missing"));
  if (value === null) {
    const { source: lineText = "" } = source.problemAtKey(path, "");
    const none = schema.type === "array" && schema.safeParse([]).success ? "; write [] for none" : "";
    const isComment = /:\s+#/.test(lineText);
    const help = isComment ? "; # begins a comment, so put quotes around a value that begins with #" : none;
    return source.problemAtKey(path, valueIs("empty") + help, orNone);
  }
  if (typeof value === "string" && !value.trim())
    return source.problemAtValue(path, valueIs("blank"), "", orNone);
  const plain = Array.isArray(value) ? "a list" : typeof value === "object" ? "a mapping" : truncate(written);
  const message = `${label(path)} must be ${expected}, but is ${typeof value === "string" ? `"${plain}"` : plain}`;
  if (schema.type !== "string" || !isMap(node))
    return source.problemAtValue(path, message, "", [...meant, ...orNone]);
  const mapping = source.text.slice(...(node.range ?? [])).trimEnd();
  // One line is a text that lacks quotes; several lines are fields that do not belong here.
  return source.problemAtValue(path, message, "", mapping.includes("\n") ? [] : [JSON.stringify(mapping)]);
}

/** Returns what may have been meant by a value that a schema refuses, as written in YAML. */
function corrections(schema: z.ZodType, written: string): (string | undefined)[] {
  // Replaces what other programs write for spaces, hyphens and quotation marks.
  const typed = written.replace(/\s/g, " ").replace(/[‐‑–—−]/g, "-");
  const plain = typed.replace(/^[“”„‘’]|[“”‘’]$/g, "").trim();
  const first = schema instanceof z.ZodObject && Object.keys(schema.shape)[0];
  if (first) return [plain.replace(/^(\w+): */, "$1: "), `${first}: ${plain}`];
  if (schema instanceof z.ZodArray) return [`[${/[,[\]{}]/.test(plain) ? JSON.stringify(plain) : plain}]`];
  if (schema instanceof z.ZodBoolean)
    return [plain.toLowerCase().replace(/^yes$/, "true").replace(/^no$/, "false")];
  if (schema instanceof z.ZodNumber) return [/\d+(\.\d+)?/.exec(plain.replace(/,(?=\d{3})/g, ""))?.[0]];
  return [written, plain, fieldInfoOf(schema).correction?.(plain)].map((text) => text && yamlText(text));
}

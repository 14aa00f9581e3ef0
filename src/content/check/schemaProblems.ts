import { isMap, isScalar } from "yaml";
import { z } from "zod";
import { closestMatch } from "../declarations/closestMatch";
import { fieldInfoOf, type Path, schemaAt, unwrapped, valueAt } from "../declarations/schemaBuilders";
import { label, type Problem, truncate } from "./problem";
import { type YamlSource, yamlText } from "./yamlSource";

/** Yields where a file violates its zod schema: missing and unknown keys, wrong types, values out of range. */
export function* schemaProblems(source: YamlSource): Generator<Problem> {
  const issues = (source.parsed.error?.issues ?? []) as (z.core.$ZodIssue & { path: Path })[];
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
      yield source.problemAtKey([...path, key], message, { meant: [meant] });
      // Marks the key that was meant as reported, so that the key is not reported as missing as well.
      reported.add(JSON.stringify([...path, meant]));
    }
  }
  for (const { code, path, message } of issues) {
    const where = JSON.stringify(path);
    // If some entries couldn't be parsed, skips missing values and rules about a whole list, which these entries affect.
    const isAffected = code === "custom" || valueAt(source.value, path) === undefined;
    if (code === "unrecognized_keys" || reported.has(where) || (isAffected && source.isPartial)) continue;
    reported.add(where);
    yield describeIssue(source, path, code === "custom" ? message : undefined);
  }
}

/** @param sentence the message of a rule in a declaration, which already is a complete sentence */
function describeIssue(source: YamlSource, path: Path, sentence?: string): Problem {
  const declared = schemaAt(source.file.content, path) as z.ZodType;
  const schema = unwrapped(declared);
  const value = valueAt(source.value, path);
  const node = source.nodeAt(path);
  // Takes a number as it is written in the file: 4.80 rather than 4.8.
  const written = isScalar(node) && typeof value !== "string" ? (node.source ?? "") : String(value);
  const meant = typeof value === "object" ? [] : corrections(schema, written);
  if (sentence !== undefined) return source.problemAtValue(path, sentence, { meant });

  const { expected } = fieldInfoOf(schema);
  const orDelete = schema !== declared;
  const valueIs = (state: string) => `${label(path)} is ${state}: it must be ${expected}`;
  if (value === undefined) return source.problemAtValue(path.slice(0, -1), valueIs("missing"));
  if (value === null) {
    const { source: lineText = "" } = source.problemAtKey(path, "");
    const none = schema.type === "array" && schema.safeParse([]).success ? "; write [] for none" : "";
    const isComment = /:\s+#/.test(lineText);
    const help = isComment ? "; # begins a comment, so put quotes around a value that begins with #" : none;
    return source.problemAtKey(path, valueIs("empty") + help, { orDelete });
  }
  if (typeof value === "string" && !value.trim())
    return source.problemAtValue(path, valueIs("blank"), { orDelete });

  const shown = Array.isArray(value) ? "a list" : typeof value === "object" ? "a mapping" : truncate(written);
  const message = `${label(path)} must be ${expected}, but is ${typeof value === "string" ? `"${shown}"` : shown}`;
  if (schema.type !== "string" || !isMap(node))
    return source.problemAtValue(path, message, { meant, orDelete });
  // A mapping on one line is a text without quotation marks; on several lines, it is fields that do not belong here.
  const mapping = source.text.slice(...(node.range ?? [])).trimEnd();
  return source.problemAtValue(
    path,
    message,
    mapping.includes("\n") ? {} : { meant: [JSON.stringify(mapping)] },
  );
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

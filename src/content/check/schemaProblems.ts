import { isMap, isScalar } from "yaml";
import { z } from "zod";
import { correctPhone } from "../declarations/fields";
import { closestMatch, meanings } from "../declarations/meant";
import {
  fieldInfoOf,
  isOptional,
  type Path,
  schemaAt,
  unwrapped,
  valueAt,
} from "../declarations/schemaBuilders";
import type { Context } from "./checkContext";
import { repeatedFacts } from "./factProblems";
import { label, type Problem, truncate } from "./problem";
import { type YamlSource, yamlText } from "./yamlSource";

export function* schemaProblems(source: YamlSource, context: Context): Generator<Problem> {
  const issues = (source.parsed.error?.issues ?? []) as (z.core.$ZodIssue & { path: Path })[];
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { path, keys } = issue;
    const { shape } = unwrapped(schemaAt(source.file.content, path) as z.ZodType) as z.ZodObject;
    const fields = Object.keys(shape);
    const unused = fields.filter((name) => valueAt(source.value, [...path, name]) === undefined);
    // Twenty unknown keys are enough to show what is wrong.
    for (const key of keys.slice(0, 20)) {
      const meant = meanings(key).find((one) => unused.includes(one)) ?? closestMatch(key, unused);
      const message = `"${truncate(key)}" is not a field here. Use one of these, or delete it: ${fields.join(", ")}`;
      const problem = source.problemAtKey([...path, key], message, { meant: [meant] });
      yield { ...problem, fixes: [...(problem.fixes ?? []), ...secondPhone(source, [...path, key])] };
      // If a field name is misspelled, reports only the misspelling, not that the intended field is missing.
      reported.add(JSON.stringify([...path, meant]));
    }
  }
  const [, mainNumber] = repeatedFacts(source, context).find(([name]) => name === "phone") ?? [];
  for (const { code, path, message } of issues) {
    const where = JSON.stringify(path);
    // Skips the agency's phone number, because factProblems.ts reports the number and proposes {phone}.
    const { kind } = fieldInfoOf(schemaAt(source.file.content, path) as z.ZodType);
    const value = valueAt(source.value, path);
    if (kind === "phone" && typeof value === "string" && mainNumber?.test(value)) continue;
    // If part of the file couldn't be parsed, skips errors that the unparsed entries may have caused.
    const isMissing = value === undefined || value === null;
    const isAffected = code === "custom" || (isMissing && !source.hasComment(path));
    if (code === "unrecognized_keys" || reported.has(where) || (isAffected && source.isPartial)) continue;
    reported.add(where);
    yield describeIssue(source, path, code === "custom" ? message : undefined);
  }
}

/** Returns a fix that turns `cell: 602 555 0142` into `secondPhone: { label: Cell, phone: "6025550142" }`. */
function secondPhone(source: YamlSource, path: Path) {
  const key = String(path.at(-1));
  const number =
    /^(cell|mobile|direct|office|home)/i.test(key) && correctPhone(String(valueAt(source.value, path)));
  const [begin = 0, to = 0] = source.nodeAt(path)?.range ?? [];
  const label = key.charAt(0).toUpperCase() + key.slice(1);
  const text = `secondPhone: { label: ${label}, phone: "${number}" }`;
  return number ? [{ from: source.text.lastIndexOf(key, begin), to, text }] : [];
}

/** @param sentence the error message, if the issue is from a Zod refinement */
function describeIssue(source: YamlSource, path: Path, sentence?: string): Problem {
  const declared = schemaAt(source.file.content, path) as z.ZodType;
  const [schema, value] = [unwrapped(declared), valueAt(source.value, path)];
  const node = source.nodeAt(path);
  // Shows a number as written in the file: 4.80 rather than 4.8.
  const written = isScalar(node) && typeof value !== "string" ? (node.source ?? "") : String(value);
  const { expected, addition } = fieldInfoOf(schema);
  const added = new RegExp(addition ?? "(?!)", "i");
  const without = added.exec(written)?.[0];
  const meant = typeof value === "object" ? [] : corrections(schema, written.replace(added, ""));
  if (sentence !== undefined) return source.problemAtValue(path, sentence, { meant, without });

  const orNone = isOptional(declared) && nothing.test(written) ? leaveOut : "";
  const name = `"${String(path.at(-1))}: `;
  const report = (words: string, correction = {}) =>
    source.problemAtValue(path, `${label(path)} ${words}`, correction);
  if (value === undefined) return report(`is missing. Add ${name.trim()}", followed by ${expected}`);
  if (value === null || (typeof value === "string" && !value.trim())) {
    const { source: lineText = "" } = source.problemAtKey(path, "");
    const none = schema.safeParse([]).success ? `, or if there are none, ${name}[]"` : "";
    const [, note = ""] = /[:-]\s+(#\S*)/.exec(lineText) ?? [];
    const help = /^#+$/.test(note) ? `# begins a note. Write before it, or delete "${note}"` : cutByHash;
    const empty = note ? `, because ${help}` : `. Write ${expected}${none}`;
    return source.problemAtKey(path, `${label(path)} is empty${empty}`);
  }

  const shown = typeof value === "string" ? `"${truncate(written)}"` : truncate(written);
  const state = typeof value !== "object" ? shown : Array.isArray(value) ? "a list" : "several lines";
  if (schema instanceof z.ZodObject) {
    if (Array.isArray(value))
      return report('must not be a list. Delete this "- ", and the spaces before the other fields');
    if (/^\w+:[^\s/]/.test(written)) return report("lacks the space after the colon. Add it", { meant });
    return report(`is ${state}. Write ${expected}`, { meant, without });
  }
  if (schema instanceof z.ZodISODate && /^\d{4}-\d\d-\d\d$/.test(written))
    return report(`is ${written}, but there is no such day. Correct the date`);
  const lacksHyphens = schema.type === "array" && (isMap(node) || /^[•▪◦‣·●]/.test(written));
  const advice = lacksHyphens ? ". Begin each entry with a hyphen and a space" : orNone;
  const message = `must be ${expected}, but is ${state}${advice}`;
  if (schema.type !== "string" || !isMap(node)) return report(message, { meant, without });
  // A one-line mapping, such as `- Note: call us`, is probably text that needs quotation marks. A longer mapping has
  // fields that don't belong here.
  const mapping = source.text.slice(...(node.range ?? [])).trimEnd();
  if (!mapping.includes("\n")) return report("needs quotation marks", { meant: [JSON.stringify(mapping)] });
  return report(`must be only text. Delete "${node.items[0]?.key}:"`);
}

/** Matches text that stands for a missing value, such as N/A, none or TBD. */
export const nothing = /^(?:n\/?a|none|nil|null|tb[ad]|unknown|[-–—.?]+)$/i;
export const cutByHash = "# begins a note. Put quotation marks around the whole text, including the #";
export const leaveOut = ". If there is none, delete the field";

function corrections(schema: z.ZodType, written: string): (string | undefined)[] {
  // Replaces Unicode spaces and dashes with ASCII, and strips curly quotes at both ends.
  const typed = written.replace(/\s/g, " ").replace(/[‐‑–—−]/g, "-");
  const plain = typed.replace(/^[“”„‘’]|[“”‘’]$/g, "").trim();
  const firstField = schema instanceof z.ZodObject && Object.keys(schema.shape)[0];
  if (firstField) return [plain.replace(/^(\w+): */, "$1: "), `${firstField}: ${plain}`];
  const corrected = (one: z.ZodType, text: string) => [fieldInfoOf(one).correction?.(text)].flat();
  const several = (entry: z.ZodType) =>
    plain
      .split(/\s*(?:[,;/&+]|\band\b)\s*/)
      .map((part) => corrected(entry, part)[0] ?? part)
      .join(", ");
  if (schema instanceof z.ZodArray)
    return [
      // Doesn't change `1,200` to `[1,200]`, because YAML would read it as two entries: 1 and 200.
      /,\S/.test(plain) ? undefined : `[${plain}]`,
      `[${JSON.stringify(plain)}]`,
      `[${several(schema.element as z.ZodType)}]`,
    ];
  if (schema instanceof z.ZodBoolean) return [plain.toLowerCase(), ...meanings(plain)];
  // Reads ★★★★☆ as 4, 4,9 as 4.9, and 1,200 as 1200.
  if (schema instanceof z.ZodNumber)
    return [
      /^★+☆*$/.test(plain) ? String(plain.lastIndexOf("★") + 1) : undefined,
      plain.replace(/,(?=\d{3}(\D|$))/g, "").replace(/^(\d),(\d)$/, "$1.$2"),
    ];
  const meant = [written, plain, ...corrected(schema, plain)].map((text) => text && yamlText(text));
  return schema instanceof z.ZodEnum ? [...meant, several(schema)] : meant;
}

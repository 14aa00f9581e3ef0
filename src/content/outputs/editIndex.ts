import { formatPhone } from "../../lib/phone";
import { normalize } from "../../lib/texts";
import { type Facts, fillText, placeholder } from "../check/facts";
import type { Field } from "../check/readValues";
import type { Site } from "../check/site";
import { safePhotoPath } from "./publishedContent";

export type EditIndex = ReturnType<typeof editIndex>;

/** Returns the lines of data/ and, for each normalized text, the text's indexes in `lines`. */
export function editIndex({ sources, facts }: Site) {
  const shown = sources.flatMap(({ fields, lineOf }) =>
    fields.filter(isShown).map((field) => ({ field, line: lineOf(field.path), text: asText(field) })),
  );
  const indexes = new Map(shown.map(({ field }, i) => [field, i]));
  /** Returns the facts whose placeholders are in a field, and the facts whose placeholders are in these facts. */
  const factsIn = ({ written }: Field): Field[] =>
    [...written.matchAll(placeholder)].flatMap(([, name = ""]) =>
      (facts.get(name)?.from ?? []).flatMap((fact) => [fact, ...factsIn(fact)]),
    );
  const texts: Record<string, number[]> = {};
  for (const { field, text } of shown) {
    const key = normalize(fill(text, field, facts));
    const hasWords = !/^ +((\{|true|false) )*$/.test(key);
    const found = [field, ...factsIn(field)].flatMap((one) => indexes.get(one) ?? []);
    if (hasWords) texts[key] = [...new Set([...(texts[key] ?? []), ...found])];
  }
  const lines = shown.map(({ field: { file }, line, text }) => ({ file, line, text }));
  return { lines, texts };
}

const isShown = ({ kind, typeName, path }: Field) => kind !== "link" && !typeName && path[0] !== "timeZone";
/** Returns a value as text. For opening hours, returns the words that people read. */
const asText = ({ value }: Field) => String((value as { words?: string } | undefined)?.words ?? value);

/** Returns a value as pages show it, but keeps the placeholders that components fill in, such as `{time}`. */
function fill(text: string, { kind }: Field, facts: Facts): string {
  if (kind === "photo") return safePhotoPath(text).replace(/^.*\/|\.\w+$/g, "");
  if (kind === "phone") return formatPhone(fillText(text, kind, facts));
  // In Markdown, removes the addresses of links.
  if (kind === "markdown") return fillText(text.replace(/\]\([^)]*\)/g, ""), "text", facts);
  return fillText(text, kind, facts);
}

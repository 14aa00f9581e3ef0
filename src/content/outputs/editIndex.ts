import { timeZoneName } from "../../lib/hours";
import { ownName } from "../../lib/languages";
import { formatPhone } from "../../lib/phone";
import { words } from "../../lib/texts";
import { type Facts, fillText, placeholder, safePhotoPath } from "../check/facts";
import type { Text } from "../check/readValues";
import type { Site } from "../check/site";

export type EditIndex = ReturnType<typeof editIndex>;

/** Returns the lines of data/ and, for each text (normalized by `words`), the text's indexes in `lines`. */
export function editIndex({ sources, facts }: Site) {
  const lines: { file: string; line: number; text: string }[] = [];
  const texts: Record<string, number[]> = {};
  for (const { texts: values, lineOf } of sources)
    for (const value of values.filter(({ kind, typeName }) => kind !== "link" && !typeName)) {
      const text = String(Object(value.value).words ?? value.value);
      const shown = words(asShown(text, value, facts));
      if (!/^ +((\{|true|false) )*$/.test(shown)) texts[shown] = [...(texts[shown] ?? []), lines.length];
      lines.push({ file: value.file, line: lineOf(value.path), text });
    }
  // Adds the lines of facts that fill placeholders such as `{phone}`, also of facts that other facts refer to.
  for (const numbers of Object.values(texts))
    for (const number of numbers)
      for (const [, name = ""] of lines[number]?.text.matchAll(placeholder) ?? [])
        for (const [fact, { file, text }] of lines.entries())
          if (/^agen/.test(file) && text === facts.get(name)?.value && !numbers.includes(fact))
            numbers.push(fact);
  return { lines, texts };
}

/** Returns a value as pages show it, but keeps the placeholders that components fill in, such as `{time}`. */
function asShown(text: string, { path, kind }: Text, facts: Facts): string {
  if (kind === "photo") return safePhotoPath(text).replace(/^.*\/|\.\w+$/g, "");
  if (kind === "phone") return formatPhone(fillText(text, kind, facts));
  // In Markdown, removes the addresses of links.
  if (kind === "markdown") return fillText(text.replace(/\]\([^)]*\)/g, ""), "text", facts);
  if (path.at(-1) === "timeZone") return String(timeZoneName(text));
  return path.at(-2) === "languages" ? ownName(text).text : fillText(text, kind, facts);
}

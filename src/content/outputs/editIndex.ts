import { ownName } from "../../lib/languages";
import { formatPhone } from "../../lib/phone";
import { words } from "../../lib/texts";
import { type Facts, fillText, placeholder, safePhotoPath } from "../check/facts";
import type { Source } from "../check/source";
import type { FieldInfo, Path } from "../declarations/schemaBuilders";

/** A value of data/, except links, names of icons and the like. `file` is relative to data/. */
type Value = { file: string; line: number; path: Path; kind?: FieldInfo["kind"]; text: string };
/** Maps each text on a page (in `words`) to indexes of `lines`. */
export type EditIndex = { lines: Pick<Value, "file" | "line" | "text">[]; texts: Record<string, number[]> };

export function valuesIn({ texts, problemAt }: Source): Value[] {
  return texts.flatMap(({ file, path, kind, typeName, value }) => {
    if (kind === "link" || typeName) return [];
    const { words = value } = Object(value);
    return { file, line: problemAt(path, "").line, path, kind, text: String(words) };
  });
}

export function editIndex(values: readonly Value[], facts: Facts): EditIndex {
  const principal = values.find(({ path, text }) => path[1] === "principal" && text === "true")?.path[0];
  const keys = values.map(({ file, path }) => `${file} ${path.join(".")}`);
  const keyOf = (fact: string) =>
    fact.startsWith("principal.")
      ? fact.replace("principal", `agents.yaml ${principal}`)
      : `agency.yaml ${fact}`;
  const texts: EditIndex["texts"] = {};
  for (const [i, value] of values.entries()) {
    const shown = words(asShown(value, facts));
    if (/^ +((\{|true|false) )*$/.test(shown)) continue;
    const numbers = new Set(texts[shown]).add(i);
    // Adds the facts that replace placeholders such as `{phone}`, also of placeholders inside those facts.
    for (const number of numbers)
      for (const [, name = ""] of values[number]?.text.matchAll(placeholder) ?? [])
        if (keys.includes(keyOf(name))) numbers.add(keys.indexOf(keyOf(name)));
    texts[shown] = [...numbers];
  }
  return { lines: values.map(({ file, line, text }) => ({ file, line, text })), texts };
}

/** Returns a value as pages show it, but with the placeholders that are filled in later, such as `{time}`. */
function asShown({ path, kind, text }: Value, facts: Facts): string {
  if (kind === "photo") return safePhotoPath(text).replace(/^.*\/|\.\w+$/g, "");
  if (kind === "phone") return formatPhone(fillText(text, kind, facts));
  // In Markdown, removes the addresses of links.
  if (kind === "markdown") return fillText(text.replace(/\]\([^)]*\)/g, ""), "text", facts);
  return path.at(-2) === "languages" ? ownName(text).text : fillText(text, kind, facts);
}

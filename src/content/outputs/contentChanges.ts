import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { formatPhone } from "../../lib/phone";
import type { Files } from "../check/context";
import { collectFacts, type Facts, factNames, fillText } from "../declarations/agencyFacts";
import { contentFilesAmong } from "../declarations/contentFiles";
import { fieldInfoOf, partsOf, unwrapped, valueAt } from "../declarations/schemaBuilders";

/** What visitors read differently: where, and the words before and after; undefined if there are none. */
export interface Change {
  where: string;
  before?: string;
  after?: string;
}

/** The files of `data/` by path, and their checked content. */
export interface ContentVersion {
  files: Files;
  content: ReadonlyMap<string, unknown>;
}

/**
 * Lists what visitors read differently in a new version of the content. A fact is one change, whatever the number of texts
 * that insert it; so is an entry that is added to a list, deleted from it, or replaced.
 */
export function contentChanges(old: ContentVersion, now: ContentVersion): Change[] {
  const [oldFacts, newFacts] = [collectFacts(old.content), collectFacts(now.content)];
  const changes: Change[] = [];

  function compare(declared: z.ZodType, before: unknown, after: unknown, where: readonly string[]): void {
    const schema = unwrapped(declared);
    if (schema instanceof z.ZodObject && before && after) {
      for (const [key, field] of Object.entries<z.ZodType>(schema.shape))
        compare(field, valueAt(before, [key]), valueAt(after, [key]), [...where, key]);
    } else if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject && before && after) {
      const [was, is] = [byName(schema.element, before), byName(schema.element, after)];
      const kept = [...is.keys()].filter((name) => was.has(name));
      for (const name of kept) compare(schema.element, was.get(name), is.get(name), [...where, name]);
      const order = [...was.keys()].filter((name) => is.has(name));
      add([...where, "order"], order.join(", "), kept.join(", "));
      const deleted = [...was.keys()].filter((name) => !is.has(name));
      const added = [...is.keys()].filter((name) => !was.has(name));
      for (let i = 0; i < Math.max(deleted.length, added.length); i++) {
        const [one, other] = [deleted[i], added[i]];
        const name = [one, other].filter((part) => part !== undefined).join(" → ");
        compareWords(schema.element, was.get(String(one)), is.get(String(other)), [...where, name]);
      }
    } else compareWords(schema, before, after, where);
  }

  function compareWords(schema: z.ZodType, before: unknown, after: unknown, where: readonly string[]): void {
    if (where[0] === "Facts" && factNames.includes(where.slice(1).join("."))) return;
    const isPhoto = fieldInfoOf(schema).kind === "photo" && before === after;
    if (isPhoto && !isDeepStrictEqual(old.files.get(String(before)), now.files.get(String(after))))
      add(where, String(before), `${after}, a new picture`);
    // If only a fact in a text is different, the change of the fact is enough.
    else if (!isDeepStrictEqual(before, after))
      add(where, wordsOf(schema, before, oldFacts), wordsOf(schema, after, newFacts));
  }

  function add(where: readonly string[], before: string | undefined, after: string | undefined): void {
    if (before !== after)
      changes.push({ where: fillText(where.join(" › "), "text", newFacts), before, after });
  }

  for (const name of factNames) {
    const value = (facts: Facts) => (facts.has(name) ? fillText(`{${name}}`, "text", facts) : undefined);
    const where = ["Facts", ...name.split(".")].join(" › ");
    const texts = textsWith(`{${name}}`, now.content);
    // The principal's facts are also changes of an agent, so that they are listed here only for texts with them.
    if (texts || !name.startsWith("principal.")) add([where + texts], value(oldFacts), value(newFacts));
  }
  for (const { path, shownIn, content } of contentFilesAmong([...old.content.keys(), ...now.content.keys()]))
    compare(content, old.content.get(path), now.content.get(path), [shownIn]);
  return changes;
}

/** Returns a list's entries by the name that their first text is; a second entry with the same name gets a number. */
function byName(schema: z.ZodObject, entries: unknown): Map<string, unknown> {
  const named = new Map<string, unknown>();
  const keys = Object.keys(schema.shape);
  const texts = keys.filter((key) => /text|plain/.test(fieldInfoOf(schema.shape[key]).kind ?? ""));
  for (const entry of entries as unknown[]) {
    const name = String(valueAt(entry, [texts.find((key) => valueAt(entry, [key])) ?? keys[0] ?? ""]));
    named.set(named.has(name) ? `${name} (${named.size + 1})` : name, entry);
  }
  return named;
}

/** Returns a value as visitors read it; of a mapping or list, each text in it on its own line, after its name. */
function wordsOf(schema: z.ZodType, value: unknown, facts: Facts): string | undefined {
  const lines = [...partsOf(schema, value)].flatMap((part) => {
    const { kind } = fieldInfoOf(part.schema);
    const name = part.path.findLast((step) => typeof step === "string");
    const isOff = name && part.value === false;
    if (part.schema instanceof z.ZodObject || part.schema instanceof z.ZodArray || isOff) return [];
    const written = String(valueAt(part.value, ["words"]) ?? part.value).trim();
    // Legal texts insert a phone number as a Markdown link.
    const filled = fillText(written, kind === "markdown" ? "text" : kind, facts);
    return (name ? `${name}: ` : "") + (kind === "phone" ? formatPhone(filled) : filled);
  });
  return lines.length > 0 ? lines.join("\n") : undefined;
}

/** Returns a line about the texts that insert a fact: how many, and where; "" if none does. */
function textsWith(variable: string, content: ContentVersion["content"]): string {
  const places = contentFilesAmong([...content.keys()]).flatMap((file) => {
    const parts = [...partsOf(file.content, content.get(file.path))];
    return parts.flatMap(({ value }) =>
      typeof value === "string" && value.includes(variable) ? file.shownIn : [],
    );
  });
  const count = places.length === 1 ? "1 text" : `${places.length} texts`;
  const where = [...new Set(places)].join("; ");
  return places.length > 0 ? `\nin ${count} (${where}), and wherever else it is shown` : "";
}

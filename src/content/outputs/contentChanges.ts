import { createHash } from "node:crypto";
import { z } from "zod";
import { formatPhone } from "../../lib/phone";
import type { Files } from "../check/checkContext";
import { riskIn } from "../check/launchChecklist";
import { contentFilesAmong } from "../declarations/contentFiles";
import { collectFacts, fillText } from "../declarations/facts";
import { fieldInfoOf, unwrapped, valueAt } from "../declarations/schemaBuilders";

export interface Change {
  where: string;
  before?: string;
  after?: string;
  risk?: string;
}

export interface ContentVersion {
  files: Files;
  content: ReadonlyMap<string, unknown>;
}

interface Shown {
  /** For a value in agency.yaml: the placeholder, such as `{since}`, with which other texts include the value. */
  placeholder: string;
  written: string;
  words?: string;
  risk?: string;
}

/**
 * Returns the changes that visitors would see. A changed value such as `{phone}` is listed once, not for every text
 * that contains it.
 */
export function contentChanges(old: ContentVersion, now: ContentVersion): Change[] {
  const [before, after] = [shownIn(old, now), shownIn(now, old)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place), after.get(place)];
    // Skips texts in which only an inserted value such as `{phone}` has changed. The value is listed separately.
    if (was?.written === is?.written || was?.words === is?.words) return [];
    return {
      where: place + textsWith(String((is ?? was)?.placeholder), after),
      before: was?.words,
      after: is?.words,
      risk: is?.risk,
    };
  });
}

/**
 * Returns a version's values, keyed by path, such as `Directory, people › Ann Lee › phone`. If two entries have the
 * same name, or if `other` doesn't contain the name, the path contains the entry's number instead, such as `entry 2`.
 */
function shownIn({ files, content }: ContentVersion, other: ContentVersion): Map<string, Shown> {
  const facts = collectFacts(content);
  const shown = new Map<string, Shown>();
  let isOwn = true;

  function add(declared: z.ZodType, value: unknown, others: unknown, steps: readonly string[]): void {
    const schema = unwrapped(declared);
    const show = (value: Omit<Shown, "placeholder">, place = steps) =>
      shown.set(place.join(" › "), { ...value, placeholder: `{${place.slice(1).join(".")}}` });
    if (schema instanceof z.ZodObject) {
      for (const [key, field] of Object.entries<z.ZodType>(schema.shape))
        add(field, valueAt(value, [key]), valueAt(others, [key]), [...steps, key]);
    } else if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
      const [names, otherNames] = [namesOf(value), namesOf(others)];
      const common = names.filter((name) => name && otherNames.includes(name));
      for (const [i, name] of names.entries()) {
        const isKnown = common.filter((one) => one === name).length === 1;
        const step = isKnown ? name : `entry ${i + 1}`;
        const other = valueAt(others, [isKnown ? otherNames.indexOf(name) : i]);
        add(schema.element, valueAt(value, [i]), other, [...steps, step]);
      }
      show({ written: common.join(), words: common.join(", ") }, [...steps, "order"]);
    } else if (value !== undefined && value !== null && value !== false) {
      const { kind } = fieldInfoOf(schema);
      const texts = [valueAt(value, ["words"]) ?? value].flat().map(String);
      // Formats Markdown as plain text, because the `markdown` formatter would turn phone numbers into links.
      const filled = texts.map((text) => fillText(text.trim(), kind === "markdown" ? "text" : kind, facts));
      const words = kind === "phone" ? formatPhone(filled.join()) : filled.join("\n");
      const bytes = kind === "photo" ? files.get(words) : undefined;
      const picture = bytes ? ` (picture ${createHash("sha1").update(bytes).digest("hex").slice(0, 7)})` : "";
      const risk = isOwn ? riskIn(words)?.advice : undefined;
      show({ written: texts.join("\n") + picture, words: words + picture, risk });
    }
  }

  for (const { path, shownIn: where, content: schema } of contentFilesAmong([...content.keys()])) {
    // Doesn't warn of risky words such as "always" in reviews, because clients wrote the reviews.
    isOwn = path !== "testimonials.yaml";
    add(schema, content.get(path), other.content.get(path), [where]);
  }
  return shown;
}

function namesOf(list: unknown): string[] {
  const keys = ["name", "title", "label", "day", "text"];
  return ((list ?? []) as object[]).map((entry) =>
    String(keys.map((key) => valueAt(entry, [key])).find(Boolean) ?? ""),
  );
}

function textsWith(placeholder: string, shown: ReadonlyMap<string, Shown>): string {
  const { length } = [...shown.values()].filter(({ written }) => written.includes(placeholder));
  const texts = length === 1 ? "1 text" : `${length} texts`;
  return length > 0 ? `\nin ${texts}, and wherever else it is shown` : "";
}

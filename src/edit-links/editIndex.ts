import type { Site } from "../content/check/siteOf";
import { readValue } from "../content/fillFacts";
import { formatDay } from "../lib/dates";
import { formatPhone } from "../lib/phone";
import { normalize } from "./normalize";

/** A line of data/, to open in an editor. */
export interface Line {
  file: string;
  line: number;
  text: string;
}

/**
 * Returns the lines of data/ that each text of a page comes from, keyed by the normalized text. Omits texts in which a
 * component fills in a part, such as `{time}`.
 */
export function editIndex({ sources, facts }: Pick<Site, "sources" | "facts">): Map<string, Line[]> {
  const index = new Map<string, Line[]>();
  for (const { declaration, leaves, lineOf } of sources)
    for (const leaf of leaves) {
      const { kind = "", path, raw } = leaf;
      if (!["text", "markdown", "phone", "email", "photo", "date"].includes(kind)) continue;
      const value = raw instanceof Date ? formatDay(raw) : String(readValue(leaf, facts).data);
      // In Markdown, pages don't show the addresses of links. Photos are found by their file names.
      const shown = value.replace(/\]\([^)]*\)|^images\/|\.(jpe?g|png|webp)$/gi, "");
      const key = normalize(kind === "phone" ? formatPhone(shown) : shown);
      if (!key || shown.includes("{")) continue;
      const line = { file: declaration.path, line: lineOf(path), text: String(raw) };
      index.set(key, [...(index.get(key) ?? []), line]);
    }
  return index;
}

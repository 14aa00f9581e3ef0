import type { Site } from "../content/check/site";
import { fillFacts } from "../content/facts";
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
export function editIndex({ sources, facts }: Pick<Site, "sources" | "facts">): Record<string, Line[]> {
  const index: Record<string, Line[]> = {};
  for (const { declaration, leaves, lineOf } of sources)
    for (const { path, kind = "text", raw } of leaves) {
      const text = raw instanceof Date ? formatDay(raw) : String(raw).trim();
      // In Markdown, pages don't show the addresses of links. Photos are found by their file names.
      const shown = fillFacts(text.replace(/\]\([^)]*\)|^images\/|\.(jpe?g|png|webp)$/gi, ""), kind, facts);
      const key = normalize(kind === "phone" ? formatPhone(shown) : shown);
      if (!key || shown.includes("{") || ["link", "url", "choice", "flag"].includes(kind)) continue;
      index[key] = [...(index[key] ?? []), { file: declaration.path, line: lineOf(path), text }];
    }
  return index;
}

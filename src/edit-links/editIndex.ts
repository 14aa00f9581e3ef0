import type { Site } from "../content/check/siteOf";
import type { Kind } from "../content/schema/schema";
import { formatDay } from "../lib/dates";
import { formatPhone } from "../lib/phone";

/** A line of data/, to open in an editor. */
export interface Line {
  file: string;
  line: number;
  /** What a page shows of the line: words or, for a photo, the name of its file. */
  text: string;
}

/** Lists the lines of data/ whose texts pages show as they are, without a part that a component fills in, such as `{time}`. */
export function editIndex({ sources }: Pick<Site, "sources">): Line[] {
  const lines = sources.flatMap(({ declaration, leaves, lineOf }) =>
    leaves.map(({ path, kind, value }) => ({
      file: declaration.path,
      line: lineOf(path),
      text: shownText(kind, String(value)),
    })),
  );
  return lines.filter(({ text }) => text && !text.includes("{"));
}

function shownText(kind: Kind | undefined, value: string): string {
  if (kind === "text" || kind === "email") return value;
  if (kind === "phone") return formatPhone(value);
  if (kind === "date") return formatDay(value);
  // Pages don't show the addresses of links.
  if (kind === "markdown") return value.replace(/\]\([^)]*\)/g, "");
  return kind === "photo" ? value.replace(/^images\/|\.\w+$/g, "") : "";
}

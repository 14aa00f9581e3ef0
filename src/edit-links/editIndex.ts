import type { Site } from "../content/check/siteOf";

/** A line of data/, to open in an editor. */
export interface Line {
  file: string;
  line: number;
  /** The text that a page shows for the line or, for a photo, the name of the photo's file. */
  text: string;
}

/** Lists the lines of data/ that pages show. Omits text with a placeholder for a component, such as `{time}`. */
export function editIndex({ sources }: Pick<Site, "sources">): Line[] {
  const lines = sources.flatMap(({ declaration, leaves, lineOf }) =>
    leaves.map(({ path, value, shown }) => ({
      file: declaration.path,
      line: lineOf(path),
      text: shown && value !== undefined ? shown(String(value)) : "",
    })),
  );
  return lines.filter(({ text }) => text && !text.includes("{"));
}

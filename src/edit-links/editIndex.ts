import type { Site } from "../content/check/siteOf";

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
    leaves.map(({ path, value, shown }) => ({
      file: declaration.path,
      line: lineOf(path),
      text: shown && value !== undefined ? shown(String(value)) : "",
    })),
  );
  return lines.filter(({ text }) => text && !text.includes("{"));
}

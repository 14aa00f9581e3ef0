import type { Problem } from "./problem";

/** Matches SAMPLE comments, .example domains (RFC 2606), sample forms' paths and fictional phone numbers. */
const sample = /# SAMPLE\b|\.example\b|\/sample-forms\/|\b\d{3}\D{0,2}555\D?01\d\d\b/;

/** Lists the lines of data/ with sample values, which must be replaced before the launch. */
export function samples(files: ReadonlyMap<string, Buffer>, shownAs: string): Problem[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith(".yaml")) return [];
    const lines = bytes.toString().split(/\r?\n/);
    return lines.flatMap((lineText, i) =>
      sample.test(lineText) && !/^\s*#/.test(lineText)
        ? {
            file: `${shownAs}/${path}`,
            line: i + 1,
            column: 1,
            message: "This line is a sample. Replace it, and delete the mark",
            lineText,
          }
        : [],
    );
  });
}

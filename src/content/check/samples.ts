import type { Problem } from "./problem";

/** Matches SAMPLE comments, .example domains (RFC 2606), sample forms' paths and fictional phone numbers. */
const sample = /^(?!\s*#).*(# SAMPLE\b|\.example\b|\/sample-forms\/|\d{3}\D{0,2}555\D?01\d\d\b)/;

/** Lists the lines of data/ that contain sample values, which must be replaced before the launch. */
export function* samples(files: ReadonlyMap<string, Buffer>, shownAs: string): Generator<Problem> {
  const message = "This line is a sample. Replace it, and delete its mark if it has one";
  for (const [path, bytes] of files)
    for (const [i, lineText] of path.endsWith(".yaml") ? bytes.toString().split(/\r?\n/).entries() : [])
      if (sample.test(lineText))
        yield { file: `${shownAs}/${path}`, line: i + 1, column: 1, message, lineText };
}

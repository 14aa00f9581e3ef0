import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../filesIn";
import type { Problem } from "./problem";

/** Matches SAMPLE, the reserved domain .example (RFC 2606), sample forms and phone numbers for use in fiction. */
const sampleValue = /\bSAMPLE\b|\.example\b|\/sample-forms\/|\b\d{3}55501\d\d\b/;

/** Returns every line with a sample value in the YAML files of `dataDir`, even if the YAML is invalid. */
export function findSampleValues(dataDir: string): Problem[] {
  const files = visibleFilesIn(dataDir).filter((path) => path.endsWith(".yaml"));
  return files.flatMap((path) => {
    const file = join(dataDir, path);
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    return lines.flatMap((source, i) =>
      // Skips comment lines, which may mention sample values.
      sampleValue.test(source) && !/^\s*#/.test(source)
        ? [{ file, line: i + 1, column: 1, message: "a sample value", source }]
        : [],
    );
  });
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../filesIn";
import type { Problem } from "./problem";

/**
 * Marks of a sample value: SAMPLE, the reserved domain .example (RFC 2606), the sample forms, and 555-01XX phone
 * numbers, which are reserved for fiction.
 */
const sampleValue = /\bSAMPLE\b|\.example\b|\/sample-forms\/|\b\d{3}55501\d\d\b/;

/**
 * The line of every sample value in the YAML files of `dataDir`, to be replaced before the site goes live. It
 * searches lines of text, so that the YAML need not be valid.
 */
export function findSampleValues(dataDir: string): Problem[] {
  const files = visibleFilesIn(dataDir).filter((path) => path.endsWith(".yaml"));
  return files.flatMap((path) => {
    const file = join(dataDir, path);
    const rows = readFileSync(file, "utf8").split(/\r?\n/);
    const problems = rows.map((source, i) => ({
      file,
      line: i + 1,
      column: 1,
      message: "a sample value",
      source,
    }));
    // Comment lines may mention sample values without being one.
    return problems.filter(({ source }) => sampleValue.test(source) && !/^\s*#/.test(source));
  });
}

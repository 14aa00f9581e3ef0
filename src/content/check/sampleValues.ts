import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../filesIn";
import type { Problem } from "./problem";

/** SAMPLE, the reserved domain .example (RFC 2606), the sample forms, and phone numbers reserved for fiction. */
const sampleValue = /\bSAMPLE\b|\.example\b|\/sample-forms\/|\b\d{3}55501\d\d\b/;

/** The line of every sample value in the YAML files of `dataDir`, in which even invalid YAML is searched. */
export function findSampleValues(dataDir: string): Problem[] {
  const files = visibleFilesIn(dataDir).filter((path) => path.endsWith(".yaml"));
  return files.flatMap((path) => {
    const file = join(dataDir, path);
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    const problems = lines.map((source, i) => ({
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

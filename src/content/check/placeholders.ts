import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../filesIn";
import type { Problem } from "./problem";

/** Words that say so, a host that nobody has (RFC 2606), the sample forms, a telephone number kept for fiction. */
const placeholder = /\bSAMPLE\b|\.example\b|\/sample-forms\/|\b\d{3}55501\d\d\b/;

/**
 * The line of every value in the folder `dataDir` that stands in for the agency's own until the site goes live, in the
 * order of files and lines. Reads lines, so bad YAML does not matter.
 */
export function findPlaceholders(dataDir: string): Problem[] {
  const files = visibleFilesIn(dataDir).filter((path) => path.endsWith(".yaml"));
  return files.flatMap((path) => {
    const file = join(dataDir, path);
    const rows = readFileSync(file, "utf8").split(/\r?\n/);
    const problems = rows.map((source, i) => ({
      file,
      line: i + 1,
      column: 1,
      message: "a placeholder",
      source,
    }));
    // A line that is only a comment explains placeholders; it is none itself.
    return problems.filter(({ source }) => placeholder.test(source) && !/^\s*#/.test(source));
  });
}

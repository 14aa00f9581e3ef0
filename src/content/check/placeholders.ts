import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../filesIn";

/** A value that only stands in for the agency's own, and has to be replaced before the site goes live. */
export interface Placeholder {
  /** The file below the content's folder. */
  path: string;
  /** Counted from 1. */
  line: number;
  /** The line itself, without its indentation. */
  text: string;
  /** Why it is taken for a sample. */
  why: string;
}

/** SHA-256 of the portrait that comes with the site: its name may stay when the file is replaced. */
const samplePortrait = "280b7ebf63913ee850b46a896e94c98462f976ae037c56d2cb42db2acc835189";

const patterns: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\b555[-. ]?01\d\d\b|\b\d{3}55501\d\d\b/, why: "a phone number that nobody has" },
  { pattern: /[\w-]\.example\b/, why: "an address that leads nowhere" },
  { pattern: /\bsample-forms\//, why: "a form that sends nothing" },
  { pattern: /\bsample-[\w-]+|\bSAMPLE\b(?<!# SAMPLE)/, why: "a value that says so" },
  { pattern: /# SAMPLE\b/, why: "marked as a sample" },
  {
    pattern: /(?<!: )\[([A-Z][A-Z ]+|([Ii]nsert|[Yy]our) [^\]]+)\](?!\()|\b(TODO|TBD|XXX|[Ll]orem ipsum)\b/,
    why: "a gap left for later",
  },
];

/**
 * Every sample value in the content, in the order of files and lines. Reads lines, so bad YAML does not matter.
 * @param portrait SHA-256 of the photo that is a sample
 */
export function findPlaceholders(dataDir: string, portrait = samplePortrait): Placeholder[] {
  return visibleFilesIn(dataDir)
    .filter((path) => path.endsWith(".yaml"))
    .flatMap((path) =>
      readFileSync(join(dataDir, path), "utf8")
        .split(/\r?\n/)
        .flatMap((row, i) => placeholderIn(dataDir, portrait, path, row, i + 1)),
    );
}

function placeholderIn(
  dataDir: string,
  portrait: string,
  path: string,
  row: string,
  line: number,
): Placeholder[] {
  const text = row.trim();
  // A line that is only a comment explains samples; it is none itself.
  if (text.startsWith("#")) return [];
  const found = patterns.find(({ pattern }) => pattern.test(text));
  if (found) return [{ path, line, text, why: found.why }];
  const image = /\bimages\/[^\s"']+/.exec(text)?.[0];
  return image && isFile(join(dataDir, image), portrait)
    ? [{ path, line, text, why: "the portrait that came with the site" }]
    : [];
}

function isFile(path: string, hash: string): boolean {
  return existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex") === hash;
}

import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Milliseconds after which the process of a lock is another one that has its number by chance. */
const LONGEST = 24 * 60 * 60 * 1000;

/** Not in the project: Gatsby empties its cache, and `public/` is published. */
function lockFile(directory: string): string {
  return join(tmpdir(), `gatsby-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}.lock`);
}

/**
 * Keeps a project for this process: two builds of one would mix their files. A lock whose process is gone is none.
 * @returns undefined, or the id of the process that has the project already
 */
export function lockProject(directory: string): number | undefined {
  const file = lockFile(directory);
  const other = holder(file);
  if (other !== undefined) return other;
  rmSync(file, { force: true });
  // Of two that come at once, the second fails here.
  writeFileSync(file, String(process.pid), { flag: "wx" });
}

/** Call it when this process ends. */
export function unlockProject(directory: string): void {
  rmSync(lockFile(directory), { force: true });
}

function holder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    process.kill(pid, 0);
    return Date.now() - statSync(file).mtimeMs < LONGEST ? pid : undefined;
  } catch {}
}

import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Milliseconds after which a lock is stale: another process may have got the same process id. */
const LONGEST = 24 * 60 * 60 * 1000;

/** The lock is outside the project, because Gatsby empties `.cache`, and `public/` is published. */
function lockFile(directory: string): string {
  return join(tmpdir(), `gatsby-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}.lock`);
}

/**
 * Locks a project for this process, since two builds at once would mix their files. Ignores locks of ended processes.
 * @returns undefined, or the id of the process that holds the lock
 */
export function lockProject(directory: string): number | undefined {
  const file = lockFile(directory);
  const other = holder(file);
  if (other !== undefined) return other;
  rmSync(file, { force: true });
  // If two processes get here at once, `wx` makes the second one fail.
  writeFileSync(file, String(process.pid), { flag: "wx" });
}

/** Removes the lock. Call it when this process ends. */
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

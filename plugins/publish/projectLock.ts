import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Milliseconds after which a lock is ignored, because its process id may by then belong to another process. */
const LONGEST = 24 * 60 * 60 * 1000;

/** Returns the path of a project's lock file, which is outside the project, where Gatsby does not delete it. */
function lockFile(directory: string): string {
  return join(tmpdir(), `gatsby-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}.lock`);
}

/**
 * Locks a project for this process, since simultaneous builds would mix files. Ignores locks of processes that ended.
 * @returns the id of another process that holds the lock, or undefined if the project is now locked by this process
 */
export function lockProject(directory: string): number | undefined {
  const file = lockFile(directory);
  const other = holder(file);
  if (other !== undefined) return other;
  rmSync(file, { force: true });
  // With the flag `wx`, writing fails if another process has created the lock file in the meantime.
  writeFileSync(file, String(process.pid), { flag: "wx" });
}

/** Removes the lock of this process on a project; must be called when the process ends. */
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

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The path of a project's lock file, which scripts/install-packages.mjs reads as well. */
const lockFile = (directory: string) => join(directory, ".gatsby.lock");

/**
 * Locks a project for this process, since simultaneous builds would mix files. Ignores locks of processes that ended.
 * @returns the id of a running process that holds the lock, or undefined if the project is now locked by this process
 */
export function lockProject(directory: string): number | undefined {
  try {
    const pid = Number(readFileSync(lockFile(directory), "utf8"));
    process.kill(pid, 0);
    return pid;
  } catch {
    writeFileSync(lockFile(directory), String(process.pid));
  }
}

/** Removes the lock of this process on a project; must be called when the process ends. */
export const unlockProject = (directory: string) => rmSync(lockFile(directory), { force: true });

import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "../..");
/** Not needed to build, or made by it. */
const left = new Set([
  ".git",
  ".cache",
  "public",
  "public-compressed",
  "node_modules",
  "schemas",
  "test-results",
]);

/**
 * Copies the project, without what is built and what is installed, to a temporary folder that shares node_modules.
 * @returns the copy's folder, and what removes it
 */
export function copyProject(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const name of readdirSync(project).filter((name) => !left.has(name))) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  // A junction, which on Windows everyone may make; other systems ignore the word.
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

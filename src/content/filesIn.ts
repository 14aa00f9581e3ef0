import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Returns the sorted relative paths of all files in a folder tree. Skips broken symlinks, such as Emacs lock files. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

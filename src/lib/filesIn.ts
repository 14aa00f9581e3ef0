import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The paths of all files in a folder and its folders, relative to it, in order, with forward slashes. None where the
 * folder is not there.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** As `filesIn`, without what systems and tools hide: `.DS_Store` and the like. */
export function visibleFilesIn(folder: string): string[] {
  return filesIn(folder).filter((path) => !/(^|\/)\./.test(path));
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the sorted relative paths of all files in a folder and its subfolders, except broken symbolic links, such as
 * the lock files of Emacs; an empty list if the folder does not exist.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** Returns the same paths as `filesIn`, without hidden files and the copies that Office, macOS and network drives make. */
export function visibleFilesIn(folder: string): string[] {
  return filesIn(folder).filter(isVisible);
}

export function isVisible(path: string): boolean {
  return !/(^|\/)(\.|~\$|__MACOSX\/|@eaDir\/)/.test(path);
}

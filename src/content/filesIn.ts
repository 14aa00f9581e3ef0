import { existsSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/** Returns the sorted relative paths of all files in and below a folder; an empty list if it does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statTarget(join(folder, path))?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** Returns the `Stats` of a file or folder; undefined for a broken or circular symbolic link. */
function statTarget(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Returns the broken symbolic links in a folder, except hidden ones, which Emacs uses as lock files. */
export function brokenLinksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !statTarget(join(folder, path)))
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isVisible)
    .sort();
}

/** Returns the same paths as `filesIn`, without hidden files such as `.DS_Store`. */
export function visibleFilesIn(folder: string): string[] {
  return filesIn(folder).filter(isVisible);
}

function isVisible(path: string): boolean {
  return !/(^|\/)\./.test(path);
}

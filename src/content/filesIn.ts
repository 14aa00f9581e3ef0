import { existsSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/** All files in and below a folder as sorted relative paths with forward slashes; none if there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statTarget(join(folder, path))?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** Information about a file or folder; undefined for a broken or circular symbolic link. */
function statTarget(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Broken symbolic links in a folder. Hidden ones are skipped, since Emacs uses them as lock files. */
export function brokenLinksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !statTarget(join(folder, path)))
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isVisible)
    .sort();
}

/** `filesIn` without hidden files such as `.DS_Store`. */
export function visibleFilesIn(folder: string): string[] {
  return filesIn(folder).filter(isVisible);
}

function isVisible(path: string): boolean {
  return !/(^|\/)\./.test(path);
}

import { existsSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/** The files in a folder and its subfolders, sorted, as relative paths with forward slashes; none if it does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => leadsTo(join(folder, path))?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** The file or folder at a path; undefined for a symbolic link that is broken or circular. */
function leadsTo(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The broken symbolic links in a folder. Hidden ones are left out: Emacs locks files with such links. */
export function brokenLinksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !leadsTo(join(folder, path)))
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

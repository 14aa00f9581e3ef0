import { existsSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The paths of all files in a folder and its folders, relative to it, in order, with forward slashes. None where the
 * folder is not there.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => leadsTo(join(folder, path))?.isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** What is at the end of a path; undefined for a link that leads nowhere, or back to itself. */
function leadsTo(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The paths, as of `visibleFilesIn`, of links that lead to no file; an editor's lock file is a hidden one. */
export function brokenLinksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !leadsTo(join(folder, path)))
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isVisible)
    .sort();
}

/** As `filesIn`, without what systems and tools hide: `.DS_Store` and the like. */
export function visibleFilesIn(folder: string): string[] {
  return filesIn(folder).filter(isVisible);
}

function isVisible(path: string): boolean {
  return !/(^|\/)\./.test(path);
}

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files in a folder and its folders, relative to it, in order, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "./filesIn";

/** A file that webpack names by its content; `page-data` and `static` hold other things and are not matched. */
export const hashedScript = /^[^/]+-[0-9a-f]{16,20}\.js$/;

/** What Gatsby writes for its own tools and what no browser ever asks for. */
const notForBrowsers = ["webpack.stats.json", "chunk-map.json", "page-data/404", "_gatsby", "~partytown"];

/**
 * Takes out of a build what no visitor loads: source maps, which are kept aside for debugging, Gatsby's notes to
 * itself, and scripts of earlier builds.
 * @param folder public/
 * @param maps where the source maps go
 * @param emitted the names of the files that webpack wrote in this build
 */
export function setAsideUnloaded(folder: string, maps: string, emitted: ReadonlySet<string>): void {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of notForBrowsers) rmSync(join(folder, name), { recursive: true, force: true });
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    if (/\.(js|css)\.map$/.test(file)) {
      if (emitted.has(file)) renameSync(path, join(maps, basename(file)));
      else rmSync(path);
    } else if (hashedScript.test(file.replace(/\.LICENSE\.txt$/, "")) && !emitted.has(file)) {
      rmSync(path);
    } else if (/\.(br|gz)$/.test(file) && !existsSync(path.slice(0, -3))) {
      rmSync(path);
    }
  }
}

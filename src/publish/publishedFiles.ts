import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import { runtimeFiles, runtimeMark, unusedFiles } from "./gatsbyRuntime";

/** Returns each page's path and HTML file. Omits the second copy of the 404 page, at /404, which is not published. */
export const pageFiles = ({ pages }: IGatsbyState): [path: string, file: string][] =>
  [...pages.keys()]
    .filter((path) => !pages.has(`${path}.html`))
    .map((path) => [path, path.endsWith(".html") ? path : `${path}/index.html`]);

/**
 * Deletes public/ before each build, so that no outdated files are published. Before `gatsby develop`, deletes public/
 * if a build has removed files that Gatsby's cache relies on. Gatsby then clears the cache.
 */
export function deleteOldSite(root: string): void {
  const folder = join(root, "public");
  if (process.env.gatsby_executing_command === "build" || !existsSync(join(folder, "page-data")))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Deletes unused files. Copies `directory/index.html` to `directory.html` (docs/decisions/pages-as-html-files.md). */
export function finishPublishedFiles(state: IGatsbyState, everyPageIsHydrated: boolean): void {
  const folder = join(state.program.directory, "public");
  let html = "";
  for (const [path, file] of pageFiles(state)) {
    html += readFileSync(join(folder, file), "utf8");
    if (path !== "/" && file !== path) copyFileSync(join(folder, file), `${folder}${path}.html`);
  }
  const loadsRuntime = everyPageIsHydrated || html.includes(runtimeMark);
  const isUnused = (name: string) =>
    unusedFiles.test(name) ||
    (!loadsRuntime && runtimeFiles.test(name)) ||
    (name === "sample-forms" && !html.includes('"/sample-forms/'));
  for (const name of readdirSync(folder).filter(isUnused)) rmSync(join(folder, name), { recursive: true });
}

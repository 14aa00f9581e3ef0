import { existsSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "./filesIn";

/**
 * Moves each page from `directory/index.html`, where Gatsby writes it, to `directory.html`, because that is the file
 * for which hosts answer `/directory` at once instead of redirecting to `/directory/`
 * (docs/decisions/pages-as-html-files.md). A build that did not render a page again leaves it where it was moved to.
 * @param folder public/
 * @param paths the paths of Gatsby's pages
 * @param staticFolder whose own HTML files are not pages
 */
export function publishPages(folder: string, paths: readonly string[], staticFolder: string): void {
  const published = new Set(["index.html"]);
  for (const path of paths) {
    if (path === "/") continue;
    const name = path.replace(/^\/|\/$|\.html$/g, "");
    published.add(`${name}.html`);
    const rendered = join(folder, name, "index.html");
    if (!existsSync(rendered)) continue;
    // Gatsby renders the not-found page twice, and 404.html is the one that hosts look for.
    if (paths.includes(`${path}.html`)) rmSync(rendered);
    else renameSync(rendered, join(folder, `${name}.html`));
    removeIfEmpty(dirname(rendered));
  }
  removePagesThatAreGone(folder, published, staticFolder);
}

function removePagesThatAreGone(folder: string, published: Set<string>, staticFolder: string): void {
  for (const file of filesIn(folder)) {
    if (!file.endsWith(".html") || published.has(file) || existsSync(join(staticFolder, file))) continue;
    rmSync(join(folder, file));
    removeIfEmpty(dirname(join(folder, file)));
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something else lives in it.
  }
}

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { runtimeFiles, unusedFiles } from "./gatsbyRuntime";
import { writeHostFiles } from "./writeHostFiles";

/**
 * Deletes public/ before each build, so that no outdated files are published. Before `gatsby develop`, deletes public/
 * if a build has removed files that Gatsby's cache relies on. Gatsby then clears the cache.
 */
export function deleteOldSite(): void {
  if (process.env.gatsby_executing_command === "build" || !existsSync("public/page-data"))
    rmSync("public", { recursive: true, force: true, maxRetries: 3 });
}

/** Copies static/ to public/ again, because in `gatsby develop`, `deleteOldSite` deletes the files that Gatsby copied. */
export function copyStaticFiles(): void {
  if (existsSync("static")) cpSync("static", "public", { recursive: true });
}

/** Turns Gatsby's output in public/ into the site that hosts serve. */
export async function publishSite(args: BuildArgs, reactInBrowser: boolean): Promise<void> {
  const pages = publishedPages(args);
  finishFiles(pages, reactInBrowser);
  await writeHostFiles(args, pages.keys());
}

/** Returns the HTML of each page, keyed by path. Omits `/404`, Gatsby's second copy of `/404.html`. */
function publishedPages({ store }: BuildArgs): Map<string, string> {
  const { pages } = store.getState();
  const paths = [...pages.keys()].filter((path) => !pages.has(`${path}.html`));
  const fileOf = (path: string) => (path.endsWith(".html") ? path : `${path}/index.html`);
  return new Map(paths.sort().map((path) => [path, readFileSync(`public${fileOf(path)}`, "utf8")]));
}

/** Deletes unused files. Copies `directory/index.html` to `directory.html` (docs/decisions/pages-as-html-files.md). */
function finishFiles(pages: ReadonlyMap<string, string>, reactInBrowser: boolean): void {
  for (const [path, html] of pages)
    if (path !== "/" && !path.endsWith(".html")) writeFileSync(`public${path}.html`, html);
  const isUnused = (name: string) => unusedFiles.test(name) || (!reactInBrowser && runtimeFiles.test(name));
  for (const name of readdirSync("public"))
    if (isUnused(name) && !existsSync(`static/${name}`)) rmSync(`public/${name}`, { recursive: true });
  const showsSampleForms = [...pages.values()].some((html) => html.includes('"/sample-forms/'));
  if (!showsSampleForms) rmSync("public/sample-forms", { recursive: true, force: true });
}

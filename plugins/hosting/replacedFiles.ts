import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/content/filesIn";

/**
 * Returns a sentence for each file of `static/` that has the name of a file or page that the build creates.
 * @param site the folder of the built site
 * @param pages the paths of its pages
 */
export function replacedFiles(staticFolder: string, site: string, pages: readonly string[]): string[] {
  const isReplaced = (file: string) =>
    pages.includes(`/${file.replace(/\.html$/, "")}`) ||
    (existsSync(join(site, file)) &&
      !readFileSync(join(site, file)).equals(readFileSync(join(staticFolder, file))));
  return filesIn(staticFolder)
    .filter(isReplaced)
    .map(
      (file) =>
        `static/${file}: the build creates this file. Delete or rename yours; put old addresses into data/redirects.yaml, and headers into plugins/hosting/headers.ts.`,
    );
}

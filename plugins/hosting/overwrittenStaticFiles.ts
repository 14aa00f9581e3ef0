import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/content/filesIn";

/**
 * Returns an error message for each file in `static/` that the build also creates, such as robots.txt.
 * @param site the built site's folder
 * @param pages the URL paths of the site's pages
 */
export function overwrittenStaticFiles(
  staticFolder: string,
  site: string,
  pages: readonly string[],
): string[] {
  const isReplaced = (file: string) =>
    pages.includes(`/${file.replace(/\.html$/, "")}`) ||
    (existsSync(join(site, file)) &&
      !readFileSync(join(site, file)).equals(readFileSync(join(staticFolder, file))));
  return filesIn(staticFolder)
    .filter(isReplaced)
    .map(
      (file) =>
        `static/${file}: the build creates this file. Delete or rename yours; put old addresses in data/redirects.yaml, and headers in plugins/hosting/headers.ts.`,
    );
}

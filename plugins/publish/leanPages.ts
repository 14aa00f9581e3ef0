import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What Gatsby writes into every page after plugins have had their say, and no page of this site needs: its map for
 * prefetching (links are plain links), which would also change every page whenever one script changes, its name, and
 * the marks of its slices.
 */
const UNNEEDED = [
  /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/g,
  /<meta name="generator"[^>]*>/g,
  /<!-- slice-(start|end) id="[^"]*" -->/g,
];

/** Takes what no page needs out of the pages of a finished build. */
export function leanPages(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const path = join(folder, page);
    const html = readFileSync(path, "utf8");
    writeFileSync(
      path,
      UNNEEDED.reduce((text, part) => text.replace(part, ""), html),
    );
  }
}

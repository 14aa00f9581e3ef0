import { readFileSync, writeFileSync } from "node:fs";
import { filesIn } from "../content/filesIn";
import { type Embeds, inlineScriptHashes } from "./contentSecurityPolicy";
import { formatHeadersFile, siteHeaders } from "./headers";

/** Writes _headers and sitemap.xml. Must run last, because _headers has hashes of the final pages' inline scripts. */
export function writeHostFiles(paths: readonly string[], website: string, embeds: Embeds): void {
  const pages = filesIn("public").filter((file) => file.endsWith(".html"));
  const hashes = pages.flatMap((file) => inlineScriptHashes(readFileSync(`public/${file}`, "utf8")));
  const headers = siteHeaders([...new Set(hashes)].sort(), embeds);
  writeFileSync("public/_headers", formatHeadersFile(headers));
  writeFileSync("public/sitemap.xml", formatSitemap(website, paths));
}

// Omits `lastmod`, because Google ignores inaccurate dates, and the build doesn't know when a page last changed:
// https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
function formatSitemap(website: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${website}${path}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}

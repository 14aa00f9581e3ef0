import { createHash } from "node:crypto";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { writeIfChanged } from "../../src/content/files";
import { iconFiles } from "./icons";
import { socialImage } from "./socialImage";

/** Writes the preview image of shared links. Returns the file's path, which contains a hash of the image. */
export async function writeSocialImage(
  { name, phone }: Queries.Agency,
  { store, getNodesByType }: NodePluginArgs,
) {
  const { directory } = store.getState().program;
  const [home] = getNodesByType("Home") as unknown as [Queries.Home];
  const image = await socialImage({ name, phone, headline: home.hero.headline }, directory);
  const path = `/static/social-${createHash("sha256").update(image).digest("hex").slice(0, 10)}.png`;
  writeIfChanged(join(directory, "public", path), image);
  return path;
}

export async function writeBrandFiles({ store, getNodesByType }: NodePluginArgs): Promise<void> {
  const { program, pages } = store.getState();
  const [agency] = getNodesByType("Agency");
  const { website } = agency as unknown as Queries.Agency;
  const paths = [...pages.keys()].filter((path) => !/^\/404(\.html)?$/.test(path)).sort();
  const urls = paths.map((path) => `  <url><loc>${website}${path}</loc></url>\n`).join("");
  const files = {
    ...(await iconFiles()),
    // Omits `lastmod` from the sitemap, because Google ignores dates that change with each build:
    // https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`,
    // Allows every path. A `noindex` meta tag keeps the 404 page out of search results.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`,
  };
  for (const [file, content] of Object.entries(files))
    writeIfChanged(join(program.directory, "public", file), content);
}

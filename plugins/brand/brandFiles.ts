import { createHash } from "node:crypto";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { writeIfChanged } from "../../src/content/outputs/writeIfChanged";
import { iconFiles } from "./icons";
import { sitemap } from "./sitemap";
import { socialImage } from "./socialImage";

/** Draws the preview image for shared links. Returns the path, which contains a hash of the image. */
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
  const files = {
    ...(await iconFiles()),
    "sitemap.xml": sitemap(website, [...pages.keys()]),
    // Allows every path. A `noindex` meta tag keeps the 404 page out of search results.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`,
  };
  for (const [file, content] of Object.entries(files))
    writeIfChanged(join(program.directory, "public", file), content);
}

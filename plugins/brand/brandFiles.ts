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

export async function writeIcons({ store }: NodePluginArgs): Promise<void> {
  const { directory } = store.getState().program;
  for (const [file, content] of Object.entries(await iconFiles()))
    writeIfChanged(join(directory, "public", file), content);
}

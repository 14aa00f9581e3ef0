import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { decoding } from "../check/photoFaults";
import type { Site } from "../check/site";
import { visibleFilesIn, writeIfChanged } from "../files";
import { editIndex } from "./editIndex";
import { publishedContent, safePhotoPath } from "./publishedContent";

/**
 * Writes valid content and upright photos to the folder that Gatsby reads, and the index for plugins/edit-links next to
 * it. The copied YAML files contain JSON, because Gatsby would turn an unquoted 2026-11-26 into a date. Skips unchanged
 * files, so `gatsby develop` ignores them.
 * @returns the paths of the written and deleted files
 */
export async function writeCheckedCopy(site: Site, targetDir: string): Promise<string[]> {
  const copies = new Map<string, Buffer>();
  const published = publishedContent(site);
  writeIfChanged(join(targetDir, "../edit-index.json"), JSON.stringify(editIndex(site)));
  for (const [path, nodes] of published) copies.set(path, Buffer.from(JSON.stringify(nodes, null, 2)));
  const photos = site.fields.filter(({ kind }) => kind === "photo");
  for (const path of photos.map(({ value }) => String(value).normalize()))
    copies.set(safePhotoPath(path), await upright(Buffer.from(site.files.get(path) ?? "")));
  const written = [...copies].filter(([path, bytes]) => writeIfChanged(join(targetDir, path), bytes));
  const obsolete = visibleFilesIn(targetDir).filter((path) => !copies.has(path));
  for (const path of obsolete) rmSync(join(targetDir, path));
  return [...written.map(([path]) => path), ...obsolete];
}

/** Rotates an image by its EXIF orientation, which Gatsby ignores when reading the dimensions. */
async function upright(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, decoding);
  const { orientation = 1, format } = await image.metadata();
  if (orientation === 1) return bytes;
  // Omits `quality` for PNG, because that option makes sharp reduce the colors to a palette:
  // https://sharp.pixelplumbing.com/api-output#png
  const options = format === "png" ? {} : { quality: 95 };
  return image.autoOrient().toFormat(format, options).toBuffer();
}

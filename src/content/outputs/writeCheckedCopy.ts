import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { visibleFilesIn } from "../../lib/filesIn";
import { writeIfChanged } from "../../lib/writeIfChanged";
import { collectFacts, fillFacts } from "../declarations/agencyFacts";
import { contentFilesAmong } from "../declarations/contentFiles";

/**
 * Writes checked content to the folder that Gatsby reads: the same file names, every fact filled in, derived fields
 * added. It is written as JSON, so that Gatsby's YAML parser reads the same values as the check's. Images are copied,
 * upright. Only files that changed are written, and files that are gone are removed, so that a running Gatsby reloads
 * no more than it must. Returns the paths it wrote or removed.
 */
export async function writeCheckedCopy(
  content: ReadonlyMap<string, unknown>,
  dataDir: string,
  targetDir: string,
): Promise<string[]> {
  const wanted = new Map<string, Buffer>();
  const facts = collectFacts(content);
  for (const file of contentFilesAmong([...content.keys()])) {
    const filled = fillFacts(file.content, content.get(file.path), facts);
    const derive = (entry: object) => ({ ...entry, ...file.derived?.from(entry as never, file.path) });
    const published = Array.isArray(filled) ? filled.map(derive) : derive(filled as object);
    wanted.set(file.path, Buffer.from(asPlainJson(published)));
  }
  for (const path of visibleFilesIn(dataDir)) {
    if (path.startsWith("images/")) wanted.set(path, await upright(readFileSync(join(dataDir, path))));
  }
  const written = [...wanted].filter(([path, bytes]) => writeIfChanged(join(targetDir, path), bytes));
  const gone = visibleFilesIn(targetDir).filter((path) => !wanted.has(path));
  for (const path of gone) rmSync(join(targetDir, path));
  return [...written.map(([path]) => path), ...gone];
}

/**
 * A picture whose rows are in the order in which it is seen. Cameras write them as they hold the sensor and note how to
 * turn them (EXIF); the build's plugins take the width and the height from before that turn.
 */
async function upright(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: false });
    const { orientation = 1, format } = await image.metadata();
    if (orientation === 1) return bytes;
    // With a quality a PNG would get a palette, and lose its colours.
    return await image
      .autoOrient()
      .toFormat(format, format === "png" ? {} : { quality: 95 })
      .toBuffer();
  } catch {
    // A file that no page shows need not be a picture.
    return bytes;
  }
}

/** JSON with control characters escaped that JSON allows and YAML does not. */
function asPlainJson(value: unknown): string {
  const asEscape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `${JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, asEscape)}\n`;
}

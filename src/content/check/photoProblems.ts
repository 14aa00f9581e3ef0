import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../declarations/limits";
import { closestMatch } from "../declarations/meant";
import type { Context } from "./context";
import { type Problem, truncate } from "./problem";
import type { YamlSource } from "./yamlSource";

const formats: Record<string, string> = { ".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png", ".webp": "webp" };

/** The message about a photo in HEIC, the default format of iPhones, worded to follow the file name. */
export const heicAdvice =
  "is in Apple's format HEIC, which browsers do not show; export it as JPEG, and delete this file";

/** Returns problems for photos that are missing, in the wrong format, too small, too large or damaged. */
export async function photoProblems(source: YamlSource, { data, photoFaults }: Context): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { text, path, kind, minSize } of source.texts) {
    const name = text.normalize();
    // Looks the photo up in the list of files, so that a wrong letter case is reported on every file system.
    const bytes = Buffer.from(data.get(name) ?? "");
    const key = `${name} ${minSize}`;
    if (kind !== "photo" || !name.startsWith("images/")) continue;
    if (!photoFaults.has(key)) photoFaults.set(key, await photoFault(name, bytes, minSize));
    const fault = photoFaults.get(key);
    const meant = [closestMatch(name, [...data.keys()])];
    if (fault) problems.push(source.problemAtValue(path, `the photo ${truncate(name)} ${fault}`, { meant }));
  }
  return problems;
}

/** Returns what is wrong with a photo, worded to follow the file name; undefined for a good photo. */
async function photoFault(name: string, bytes: Buffer, [minWidth = 0, minHeight = 0]: number[] = []) {
  // Recognizes HEIC by the first bytes of the file, because sharp may lack support for this format.
  if (/^ftyp(hei|he[vi]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) return heicAdvice;
  if (bytes.length === 0) return "is not in the folder";
  try {
    const expected = formats[extname(name).toLowerCase()];
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (format !== expected) return `is not a ${expected} image as its name says, but ${format}`;
    if (Math.max(width, height) > limits.photoMaxSide)
      return `is too large: ${width} × ${height} pixels, of at most ${limits.photoMaxSide} a side; save it smaller`;
    if (width < minWidth || height < minHeight)
      return `must be at least ${minWidth} pixels wide and ${minHeight} high, but is ${width} × ${height}`;
    // Decodes the entire image to detect damage, with an output one pixel wide to save time.
    await sharp(bytes, { failOn: "error" }).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return "is not an image that can be shown, whatever its name says; it may be damaged";
  }
}

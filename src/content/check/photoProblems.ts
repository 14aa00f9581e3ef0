import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../schema/limits";
import { didYouMean } from "../schema/schema";
import type { Finding } from "./problem";
import type { ValidLeaf } from "./rules";
import type { Site } from "./site";

const formats: Record<string, string> = { ".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP" };

/** Options for sharp. Like the build, accepts photos with harmless faults, which some phones produce. */
export const decoding = { limitInputPixels: false, failOn: "error" } as const;

export async function photoProblems(
  { kind, value, minSize }: ValidLeaf,
  { photos }: Site,
): Promise<Finding[]> {
  if (kind !== "photo") return [];
  // Looks up the file name in `photos`, so wrong capitalization is reported even on a case-insensitive file system.
  const name = String(value);
  const bytes = photos.get(name);
  const problem = bytes
    ? await photoProblem(name, bytes, minSize)
    : `does not exist. ${didYouMean(name, [...photos.keys()], "Upload it, or correct the name")}`;
  return problem ? [[`is ${name}, which ${problem}`]] : [];
}

async function photoProblem(
  name: string,
  bytes: Buffer,
  [minWidth, minHeight]: ValidLeaf["minSize"] = [0, 0],
) {
  const expected = formats[extname(name).toLowerCase()];
  const written = (pixels: number) => pixels.toLocaleString("en-US");
  try {
    const { format, autoOrient } = await sharp(bytes, decoding).metadata();
    const { width, height } = autoOrient;
    const size = `has ${written(width)} × ${written(height)} pixels`;
    const found = format.toUpperCase();
    if (found !== expected) return `is really a ${found}. Export it as ${expected}`;
    if (Math.max(width, height) > limits.photoMaxSide)
      return `${size}; the limit is ${written(limits.photoMaxSide)} on each side. Save a smaller copy`;
    if (width < minWidth || height < minHeight)
      return `${size}; it must have at least ${written(minWidth)} × ${written(minHeight)}. Use a larger one`;
    // Decodes the whole image to detect damage. A one-pixel output saves time.
    await sharp(bytes, decoding).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `cannot be read. It may be damaged, or an iPhone's HEIC photo. Export it as ${expected}`;
  }
}

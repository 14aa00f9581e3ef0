import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../declarations/limits";
import { didYouMean } from "../declarations/schemaBuilders";
import type { Fault } from "./problem";
import type { Field } from "./readValues";
import type { Site } from "./site";

const formats: Record<string, string> = { ".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP" };

/** Options for sharp. Like the build, accepts photos with harmless faults, which some phones produce. */
export const decoding = { limitInputPixels: false, failOn: "error" } as const;

export async function photoFaults({ kind, value, minSize }: Field, { files }: Site): Promise<Fault[]> {
  if (kind !== "photo") return [];
  // Looks up the file name in `files`, so wrong capitalization is reported even on a case-insensitive file system.
  const name = String(value).normalize();
  const bytes = files.get(name);
  const fault = bytes
    ? await photoFault(name, Buffer.from(bytes), minSize)
    : `does not exist. ${didYouMean(name, [...files.keys()], "Upload it, or correct the name")}`;
  return fault ? [[`is ${name}, which ${fault}`]] : [];
}

async function photoFault(name: string, bytes: Buffer, [minWidth, minHeight]: Field["minSize"] = [0, 0]) {
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

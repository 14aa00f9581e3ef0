import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../declarations/limits";
import { didYouMean, label } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

const formats: Record<string, string> = { ".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP" };

export const heicAdvice = "is in Apple's HEIC format, which browsers do not show. Export it as a";

/** Decodes photos as strictly as the build does: a photo with harmless faults, as some phones make, is good. */
export const decoding = { limitInputPixels: false, failOn: "error" } as const;

export async function photoProblems(source: Source, { files }: Site): Promise<Problem[]> {
  const photos = source.texts.filter(({ kind, value }) => kind === "photo" && value !== undefined);
  const problems = photos.map(async ({ path, value, minSize }) => {
    const name = String(value).normalize();
    const bytes = files.get(name);
    // Looks up the file name in `files`, so wrong capitalization is reported even on a case-insensitive file system.
    const fault = bytes
      ? await photoFault(name, Buffer.from(bytes), minSize)
      : `does not exist. ${didYouMean(name, [...files.keys()], "Upload it, or correct the name")}`;
    return fault ? [source.problemAt(path, `${label(path)}: ${name} ${fault}`)] : [];
  });
  return (await Promise.all(problems)).flat();
}

async function photoFault(name: string, bytes: Buffer, [minWidth = 0, minHeight = 0]: number[] = []) {
  const expected = formats[extname(name).toLowerCase()] ?? "";
  // Detects HEIC by the file signature, because sharp may lack HEIC support.
  if (/^ftyp(hei|he[vi]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    return `${heicAdvice} ${expected}, and upload it under the same name, which replaces this file`;
  try {
    const { format, autoOrient } = await sharp(bytes, decoding).metadata();
    const { width, height } = autoOrient;
    const size = [width, height].map((side) => side.toLocaleString("en-US")).join(" × ");
    const found = format.toUpperCase();
    if (found !== expected) return `is really a ${found}. Export it as ${expected}`;
    if (Math.max(width, height) > limits.photoMaxSide)
      return `is ${size} pixels; the limit is ${limits.photoMaxSide.toLocaleString("en-US")} on each side. Save a smaller copy`;
    if (width < minWidth || height < minHeight)
      return `must be at least ${minWidth.toLocaleString("en-US")} pixels wide and ${minHeight} pixels high, but is ${size}. Use a larger one`;
    // Decodes the whole image to detect damage. A one-pixel output saves time.
    await sharp(bytes, decoding).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return "cannot be read as an image, and may be damaged. Export it again";
  }
}

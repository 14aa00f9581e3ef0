import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../schema/limits";
import { didYouMean } from "../schema/schema";
import type { ValidLeaf } from "./rules";
import type { Site } from "./siteOf";

/** Options for sharp. Like the build, accepts photos with harmless faults, which some phones produce. */
const decoding = { limitInputPixels: false, failOn: "error" } as const;

export async function photoProblems({ kind, value, minSize }: ValidLeaf, { files }: Site) {
  if (kind !== "photo") return [];
  // Looks up the file name in `files`, so wrong capitalization is reported even on a case-insensitive file system.
  const name = String(value);
  const bytes = files.get(name);
  const problem = bytes
    ? await photoProblem(extname(name).slice(1).toLowerCase().replace("jpg", "jpeg"), bytes, minSize)
    : `does not exist. ${didYouMean(name, [...files.keys()], "Upload it, or correct the name")}`;
  return problem ? [`is "${name}", which ${problem}`] : [];
}

async function photoProblem(expected: string, bytes: Buffer, minSize: ValidLeaf["minSize"] = [0, 0]) {
  try {
    const { format, autoOrient } = await sharp(bytes, decoding).metadata();
    const { width, height } = autoOrient;
    if (format !== expected)
      return `is really a ${format.toUpperCase()}. Export it as ${expected.toUpperCase()}`;
    if (width < minSize[0] || height < minSize[1] || Math.max(width, height) > limits.photoMaxSide)
      return `has ${width} × ${height} pixels. Use one of ${minSize.join(" × ")} to ${limits.photoMaxSide} on each side`;
    // Decodes the whole image to detect damage. A one-pixel output saves time.
    await sharp(bytes, decoding).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `cannot be read. It may be damaged, or an iPhone's HEIC photo. Export it as ${expected.toUpperCase()}`;
  }
}

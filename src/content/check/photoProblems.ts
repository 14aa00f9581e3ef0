import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../declarations/limits";
import { didYouMean } from "../declarations/suggest";
import type { Problem } from "./problem";
import type { Files, Source } from "./source";

const formats: Record<string, string> = { ".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png", ".webp": "webp" };

/** What to do with a photo as iPhones keep it, in words that follow its name. */
export const heicAdvice =
  "is in Apple's format HEIC, which browsers do not show; open it and export it as JPEG";

/** Photos that the content names and that are not there, or not what they should be. */
export async function photoProblems(source: Source, files: Files): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { text, path, kind } of source.texts) {
    const wrong = kind === "photo" && (await photoFault(text, files));
    if (wrong) problems.push(source.problemAtValue(path, `the photo ${text} ${wrong}`));
  }
  return problems;
}

/** What was found in a picture, by its hash: while someone edits, every change checks the same one again. */
const known = new Map<string, string | undefined>();

/** What is wrong with a photo, in words that follow its name. A name that cannot be one is left to its declaration. */
async function photoFault(name: string, files: Files): Promise<string | undefined> {
  if (/\.hei[cf]$/i.test(name)) return heicAdvice;
  const format = formats[extname(name).toLowerCase()];
  if (!format || !name.startsWith("images/")) return undefined;
  // The list of files knows the exact letters, so Photo.jpg for photo.jpg fails on every machine alike.
  const bytes = Buffer.from(files.get(name) ?? "");
  if (bytes.length === 0) return `is not in the folder${didYouMean(name, [...files.keys()], "")}`;
  const key = format + createHash("sha256").update(bytes).digest("hex");
  if (!known.has(key)) known.set(key, await pictureFault(bytes, format));
  return known.get(key);
}

async function pictureFault(bytes: Buffer, expected: string): Promise<string | undefined> {
  // The first box of a HEIC file says so; not every sharp can read on.
  if (/^ftyp(hei[cxms]|he[vi][cm]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) return heicAdvice;
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const { photoSide, photoWidth, photoHeight } = limits;
    if (format !== expected) return `is not a ${expected} image as its name says, but ${format}`;
    if (Math.max(width, height) > photoSide)
      return `is too large: ${width} × ${height} pixels, of at most ${photoSide} a side; save it smaller`;
    if (width < photoWidth || height < photoHeight)
      return `must be at least ${photoWidth} pixels wide and ${photoHeight} high, but is ${width} × ${height}`;
    // Decodes all of the picture, as a browser will; to one pixel, which takes the least time.
    await sharp(bytes, { failOn: "error" }).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return "is not an image that can be shown, whatever its name says; it may be damaged";
  }
}

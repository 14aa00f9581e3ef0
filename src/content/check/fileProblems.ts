import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { ContentFile } from "../declarations/contentFiles";
import { limits } from "../declarations/limits";
import { fieldInfoOf, partsOf } from "../declarations/schemaBuilders";
import { didYouMean } from "../declarations/suggest";
import { visibleFilesIn } from "../filesIn";
import type { Problem } from "./problem";
import type { Source } from "./source";

const formats: Record<string, string> = { ".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png", ".webp": "webp" };

/** Photos that the content names and that are not there, or not what they should be. */
export async function fileProblems(file: ContentFile, source: Source, dataDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { schema, value, path } of partsOf(file.content, source.value)) {
    if (typeof value !== "string" || fieldInfoOf(schema).kind !== "photo") continue;
    const message = schema.safeParse(value).success ? await photoProblem(dataDir, value) : heicProblem(value);
    if (message) problems.push(source.problemAtValue(path, message));
  }
  return problems;
}

function heicProblem(name: string): string | undefined {
  return /\.hei[cf]$/i.test(name) ? `the photo ${name} ${heicAdvice}` : undefined;
}

/** What to do with a photo as iPhones keep it, in words that follow its name. */
export const heicAdvice =
  "is in Apple's format HEIC, which browsers do not show; open it and export it as JPEG (on an iPhone, Settings, Camera, Formats, Most Compatible takes the next ones so)";

async function photoProblem(dataDir: string, name: string): Promise<string | undefined> {
  // The listing knows the exact letters, so that Photo.jpg for photo.jpg fails on every machine alike.
  const images = visibleFilesIn(join(dataDir, "images")).map((image) => `images/${image}`);
  if (images.some((image) => image !== name && image.normalize() === name.normalize()))
    return `the photo ${name} has a letter with an accent that its file's name writes in another way, as computers do; rename the file, without accents, and name it so here`;
  if (!images.includes(name)) return `the photo ${name} is not in the folder${didYouMean(name, images, "")}`;
  const bytes = readFileSync(join(dataDir, name));
  // The first box of a HEIC file says so; not every sharp can read on.
  if (/^ftyp(hei[cxms]|he[vi][cm]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    return `the photo ${name} ${heicAdvice}`;
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const expected = formats[extname(name).toLowerCase()];
    if (format !== expected)
      return `the photo ${name} is not a ${expected} image as its name says, but ${format}`;
    if (Math.max(width, height) > limits.photoSide) {
      return `the photo ${name} is too large: ${width} × ${height} pixels, of at most ${limits.photoSide} a side; save it smaller`;
    }
    if (width < limits.photoWidth || height < limits.photoHeight) {
      return `the photo ${name} must be at least ${limits.photoWidth} pixels wide and ${limits.photoHeight} high, but is ${width} × ${height}`;
    }
    // Reads all of the picture, as a browser will; to one point, which is a tenth of the work of anything else.
    await sharp(bytes, { failOn: "error" }).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `the photo ${name} is not an image that can be shown, whatever its name says; it may be damaged`;
  }
}

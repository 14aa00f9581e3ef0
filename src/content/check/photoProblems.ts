import { extname } from "node:path";
import sharp from "sharp";
import { limits } from "../declarations/limits";
import { closestMatch } from "../declarations/meant";
import type { Context } from "./checkContext";
import { type Problem, truncate } from "./problem";
import type { YamlSource } from "./yamlSource";

const formats: Record<string, string> = { ".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP" };

export const heicAdvice = "is in Apple's HEIC format, which browsers do not show. Export it as a";

export async function photoProblems(source: YamlSource, { data, photoFaults }: Context): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { text, path, kind, minSize } of source.texts) {
    const name = text.normalize();
    // Looks up the file name in `data`, so wrong capitalization is reported even on a case-insensitive file system.
    const bytes = Buffer.from(data.get(name) ?? "");
    const key = `${name} ${minSize}`;
    if (kind !== "photo" || !name.startsWith("images/")) continue;
    if (!photoFaults.has(key)) photoFaults.set(key, await photoFault(name, bytes, minSize));
    const fault = photoFaults.get(key);
    const meant = [closestMatch(name, [...data.keys()])];
    if (fault) problems.push(source.problemAtValue(path, `"${truncate(name)}" ${fault}`, { meant }));
  }
  return problems;
}

async function photoFault(name: string, bytes: Buffer, [minWidth = 0, minHeight = 0]: number[] = []) {
  if (bytes.length === 0) return "does not exist. Upload it, or correct the name";
  const expected = formats[extname(name).toLowerCase()];
  // Skips unsupported extensions, because schemaProblems.ts reports them.
  if (!expected) return undefined;
  // Detects HEIC by the file signature, because sharp may lack HEIC support.
  if (/^ftyp(hei|he[vi]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    return `${heicAdvice} ${expected}, and upload it under the same name, which replaces this file`;
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const size = [width, height].map((side) => side.toLocaleString("en-US")).join(" × ");
    const found = format.toUpperCase();
    if (found !== expected) return `is really a ${found}. Export it as ${expected}`;
    if (Math.max(width, height) > limits.photoMaxSide)
      return `is ${size} pixels; the limit is ${limits.photoMaxSide.toLocaleString("en-US")} on each side. Save a smaller copy`;
    if (width < minWidth || height < minHeight)
      return `must be at least ${minWidth.toLocaleString("en-US")} pixels wide and ${minHeight} pixels high, but is ${size}. Use a larger one`;
    // Decodes the whole image to detect damage. A one-pixel output saves time.
    await sharp(bytes, { failOn: "error" }).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return "cannot be read as an image, and may be damaged. Export it again";
  }
}

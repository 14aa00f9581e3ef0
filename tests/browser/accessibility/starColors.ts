import type { Locator } from "@playwright/test";
import sharp from "sharp";

/**
 * Returns the displayed colors, as `rrggbb`, at the centers of a rating's five stars. In the SVG, which is 135 units
 * wide, the stars are 27 units apart, and the first center is at 12 units.
 */
export async function starColors(rating: Locator): Promise<string[]> {
  const row = rating.locator("> svg");
  await row.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await row.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3, 4].map((star) => {
    const x = Math.round((info.width * (star * 27 + 12)) / 135);
    const start = (Math.round(info.height / 2) * info.width + x) * info.channels;
    return data.subarray(start, start + 3).toString("hex");
  });
}

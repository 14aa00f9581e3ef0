import type { Locator } from "@playwright/test";
import sharp from "sharp";

/**
 * The colours, as `rrggbb`, in the middle of the five stars of a rating. The row is 135 wide: a star is 27 from the one
 * before, and its middle 12 from its left.
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

import sharp from "sharp";
import { type LogoGround, markParts, markViewBox } from "../../src/brand/logoPaths";
import { color } from "../../src/styles/tokens";

export async function iconFiles(): Promise<Record<string, Buffer>> {
  return {
    // A PNG, because an SVG favicon took main-thread time during page load (measured). The logo mark is large (88%),
    // because browsers show the favicon at 16 px.
    "favicon.png": await iconPng(48, 0.22, 0.88),
    // No corner radius: iOS adds one. https://developer.apple.com/design/human-interface-guidelines/app-icons
    "apple-touch-icon.png": await iconPng(180, 0, 0.74),
  };
}

/** Returns the logo mark as an `<svg>` centered in its parent. `size` is a fraction of the parent's size. */
export function markSvg(ground: LogoGround, size = 1): string {
  const start = `${(50 * (1 - size)).toFixed(2)}%`;
  const paths = markParts(ground).map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  return `<svg x="${start}" y="${start}" width="${100 * size}%" height="${100 * size}%" viewBox="${markViewBox}">${paths.join("")}</svg>`;
}

/** Draws the logo mark on a dark square. `corner` (corner radius) and `mark` (mark size) are fractions of `size`. */
function iconPng(size: number, corner: number, mark: number): Promise<Buffer> {
  const tile = `<rect width="100%" height="100%" rx="${corner * size}" fill="${color.groundDark}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${tile}${markSvg("dark", mark)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}

import sharp from "sharp";
import { type LogoGround, markParts, markViewBox } from "../../src/brand/logoPaths";
import { color } from "../../src/styles/tokens";

/** The width in SVG units of the logo mark, which has a square view box. */
const markWidth = 48;

const shapes = (ground: LogoGround) =>
  markParts(ground)
    .map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`)
    .join("");

/** Returns an SVG of the logo mark on a dark tile, which is visible on light and on dark tab bars. */
function iconSvg(corner: number, mark: number): string {
  const size = markWidth / mark;
  const start = ((markWidth - size) / 2).toFixed(2);
  const side = size.toFixed(2);
  const tile = `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${(size * corner).toFixed(2)}" fill="${color.groundDark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">${tile}${shapes("dark")}</svg>`;
}

/** Returns an SVG of the logo mark alone, without a tile, in the colours for light backgrounds. */
export function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${shapes("light")}</svg>`;
}

/** Returns all icon files by name; none is an SVG, which browsers would parse while the page loads. */
export async function iconFiles(): Promise<Record<string, Buffer>> {
  return {
    // The mark is as large as possible, because browsers show the favicon at 16 px.
    "favicon.ico": icoFile(await Promise.all([16, 32, 48].map((size) => iconPng(size, 0.22, 0.88)))),
    // Without rounded corners, because iOS rounds them itself, and shows transparent areas black.
    "apple-touch-icon.png": await iconPng(180, 0, 0.74),
    "icon-192.png": await iconPng(192, 0.22, 0.78),
    "icon-512.png": await iconPng(512, 0.22, 0.78),
    // The mark fits the centred circle of 80 % to which Android may crop a maskable icon.
    "icon-maskable-512.png": await iconPng(512, 0, 0.64),
  };
}

/**
 * Draws an icon as PNG.
 * @param corner the corner radius as a fraction of the tile's width
 * @param mark the width of the logo mark as a fraction of the tile's width
 */
async function iconPng(size: number, corner: number, mark: number): Promise<Buffer> {
  // Sets the resolution at which sharp draws the SVG at its final size: at 72 dpi, 48 SVG units are 48 pixels.
  return sharp(Buffer.from(iconSvg(corner, mark)), { density: (72 * size * mark) / markWidth })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/**
 * Returns an ICO file with these images: a header, then an entry of 16 bytes per image, then the PNG files.
 * @param pngs square PNG files of at most 256 pixels
 */
export function icoFile(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    // Bytes 16 to 19 of a PNG file contain its width.
    const size = png.readUInt32BE(16);
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}

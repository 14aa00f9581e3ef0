import sharp from "sharp";
import { markParts, markViewBox } from "../../src/brand/logoPaths";
import { color } from "../../src/styles/tokens";

interface IconShape {
  /** Corner radius as a fraction of the tile's width; 0 where the operating system rounds the corners. */
  corner: number;
  /** Width of the logo mark as a fraction of the tile's width. */
  mark: number;
}

/** The favicon's shape: the logo mark is as large as possible, because browsers show it at 16 px. */
const faviconShape: IconShape = { corner: 0.22, mark: 0.88 };
const homeScreenShape: IconShape = { corner: 0.22, mark: 0.78 };
/** The shape of the iOS icon, without rounded corners: iOS rounds them itself, and shows transparent areas black. */
const touchShape: IconShape = { corner: 0, mark: 0.74 };
/** The shape of Android's maskable icon: its mark fits the centred circle of 80 % to which Android may crop it. */
const maskableShape: IconShape = { corner: 0, mark: 0.64 };

/** Returns an SVG of the logo mark on a dark tile, which is visible on light and on dark tab bars. */
function iconSvg({ corner, mark }: IconShape): string {
  const size = 48 / mark;
  const start = (48 - size) / 2;
  const parts = markParts("dark").map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  const view = [start, start, size, size].map((value) => Number(value.toFixed(2))).join(" ");
  const tile = `<rect x="${start.toFixed(2)}" y="${start.toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}" rx="${(size * corner).toFixed(2)}" fill="${color.groundDark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${tile}${parts.join("")}</svg>`;
}

/** Returns an SVG of the logo mark alone, without a tile, in the colours for light backgrounds. */
export function markSvg(): string {
  const parts = markParts("light").map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${parts.join("")}</svg>`;
}

/** Returns all icon files by name; none is an SVG, which browsers would parse while the page loads. */
export async function iconFiles(): Promise<Record<string, Buffer>> {
  return {
    "favicon.ico": icoFile(await Promise.all([16, 32, 48].map((size) => iconPng(size, faviconShape)))),
    "apple-touch-icon.png": await iconPng(180, touchShape),
    "icon-192.png": await iconPng(192, homeScreenShape),
    "icon-512.png": await iconPng(512, homeScreenShape),
    "icon-maskable-512.png": await iconPng(512, maskableShape),
  };
}

async function iconPng(size: number, shape: IconShape): Promise<Buffer> {
  // Sets the resolution at which sharp draws the SVG at its final size: at 72 dpi, 48 SVG units are 48 pixels.
  return sharp(Buffer.from(iconSvg(shape)), { density: (72 * size * shape.mark) / 48 })
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

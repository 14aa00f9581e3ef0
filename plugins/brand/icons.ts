import sharp from "sharp";
import { markParts, markViewBox } from "../../src/brand/logoPaths";
import { color } from "../../src/styles/tokens";

interface IconShape {
  /** Corner radius as a fraction of the tile's width; 0 where the operating system rounds the corners. */
  corner: number;
  /** Width of the logo mark as a fraction of the tile's width. */
  mark: number;
}

/** For the favicon: the mark is as large as possible, since it is shown at 16 px. */
const faviconShape: IconShape = { corner: 0.22, mark: 0.88 };
const homeScreenShape: IconShape = { corner: 0.22, mark: 0.78 };
/** iOS rounds the corners, and shows transparent areas black. */
const touchShape: IconShape = { corner: 0, mark: 0.74 };
/** Android may crop maskable icons to a centred circle of 80 % of the width. */
const maskableShape: IconShape = { corner: 0, mark: 0.64 };

/** The logo mark on a dark tile, so that it is visible on light and dark tab bars. */
function iconSvg({ corner, mark }: IconShape): string {
  const size = 48 / mark;
  const start = (48 - size) / 2;
  const parts = markParts("dark").map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  const view = [start, start, size, size].map((value) => Number(value.toFixed(2))).join(" ");
  const tile = `<rect x="${start.toFixed(2)}" y="${start.toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}" rx="${(size * corner).toFixed(2)}" fill="${color.groundDark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${tile}${parts.join("")}</svg>`;
}

/** The logo mark without a tile, in its colours for light backgrounds. */
export function markSvg(): string {
  const parts = markParts("light").map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${parts.join("")}</svg>`;
}

/** All icon files by name. No SVG favicon, because browsers would parse it as a document while the page loads. */
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
  // Renders at the final size instead of downscaling: at 72 dpi, 48 SVG units are 48 pixels.
  return sharp(Buffer.from(iconSvg(shape)), { density: (72 * size * shape.mark) / 48 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/**
 * Creates an ICO file: a header, an entry of 16 bytes per image, then the images, which may be PNG since Windows Vista.
 * @param pngs square PNG files
 * @throws for an image larger than 256 pixels, the format's maximum
 */
export function icoFile(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    // A PNG has its width in bytes 16 to 19.
    const size = png.readUInt32BE(16);
    if (size > 256) throw new Error(`An ICO file holds at most 256 pixels, not ${size}.`);
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

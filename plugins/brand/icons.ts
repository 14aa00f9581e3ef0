import sharp from "sharp";
import { markParts, markViewBox } from "../../src/brand/logoPaths";
import { color } from "../../src/styles/tokens";

interface IconShape {
  /** The corners of the tile, as a share of its width; 0 where the system cuts them itself. */
  corner: number;
  /** The width of the mark, as a share of the tile's. */
  mark: number;
}

/** The tab's icon: the mark as large as it can be, since it is shown at 16 px. */
const tabShape: IconShape = { corner: 0.22, mark: 0.88 };
const homeScreenShape: IconShape = { corner: 0.22, mark: 0.78 };
/** iOS rounds the corners and shows transparent parts black. */
const touchShape: IconShape = { corner: 0, mark: 0.74 };
/** Android may cut all but the circle in the middle, of 80 % of the width. */
const maskableShape: IconShape = { corner: 0, mark: 0.64 };

/** The mark on a tile of its own, so that it is seen on light and on dark tab bars alike. */
function iconSvg({ corner, mark }: IconShape): string {
  const size = 48 / mark;
  const start = (48 - size) / 2;
  const parts = markParts("dark").map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  const view = [start, start, size, size].map((value) => Number(value.toFixed(2))).join(" ");
  const tile = `<rect x="${start.toFixed(2)}" y="${start.toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}" rx="${(size * corner).toFixed(2)}" fill="${color.groundDark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${tile}${parts.join("")}</svg>`;
}

/** The mark alone on a light ground, for pictures that are drawn around it. */
export function markSvg(): string {
  const parts = markParts("light").map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${parts.join("")}</svg>`;
}

/**
 * All icon files by name. None is an SVG: a browser makes a document of such a favicon, while the page has just
 * come.
 */
export async function iconFiles(): Promise<Record<string, Buffer>> {
  return {
    "favicon.ico": icoFile(await Promise.all([16, 32, 48].map((size) => iconPng(size, tabShape)))),
    "apple-touch-icon.png": await iconPng(180, touchShape),
    "icon-192.png": await iconPng(192, homeScreenShape),
    "icon-512.png": await iconPng(512, homeScreenShape),
    "icon-maskable-512.png": await iconPng(512, maskableShape),
  };
}

async function iconPng(size: number, shape: IconShape): Promise<Buffer> {
  // 72 dots per inch are 48 units to 48 pixels; a small icon is drawn at its own size, not shrunk from a large one.
  return sharp(Buffer.from(iconSvg(shape)), { density: (72 * size * shape.mark) / 48 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/**
 * An ICO file: a header, an entry of 16 bytes for each picture, then the pictures, which may be PNG since
 * Windows Vista. Throws where a picture is larger than the format's 256 pixels.
 * @param pngs square PNG files
 */
export function icoFile(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    // A PNG says its width in the bytes 16 to 19.
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

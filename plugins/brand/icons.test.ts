import sharp from "sharp";
import { icoFile, iconFiles } from "./icons";

async function png(size: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 4, background: "#211a42" } })
    .png()
    .toBuffer();
}

describe("icoFile", () => {
  it("an ICO file contains the offset, length and size of each of its images", async () => {
    const pictures = [await png(16), await png(48)];
    const ico = icoFile(pictures);
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
    for (const [index, picture] of pictures.entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect(ico.readUInt8(entry)).toBe([16, 48][index]);
      expect(ico.subarray(offset, offset + length).equals(picture)).toBe(true);
    }
  });

  it("an ICO file stores a size of 256 pixels as 0, and larger images are rejected", async () => {
    expect(icoFile([await png(256)]).readUInt8(6)).toBe(0);
    await expect(png(257).then((large) => icoFile([large]))).rejects.toThrow("at most 256");
  });
});

describe("iconFiles", () => {
  it("icon files have the sizes that their names and the web app manifest say", async () => {
    const files = await iconFiles();
    for (const [name, size] of [
      ["apple-touch-icon.png", 180],
      ["icon-192.png", 192],
      ["icon-512.png", 512],
      ["icon-maskable-512.png", 512],
    ] as const) {
      const { width, height } = await sharp(files[name]).metadata();
      expect([width, height]).toEqual([size, size]);
    }
    expect(files["favicon.ico"]?.readUInt16LE(4)).toBe(3);
  });

  it("the touch icon is opaque, because iOS would show transparent areas black", async () => {
    const { "apple-touch-icon.png": touch } = await iconFiles();
    expect((await sharp(touch).stats()).isOpaque).toBe(true);
  });
});

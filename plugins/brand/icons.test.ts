import sharp from "sharp";
import { icoFile, iconFiles } from "./icons";

it("icon files have the sizes that their names and the web app manifest say, and the touch icon is opaque", async () => {
  const files = await iconFiles();
  for (const [name, size] of [
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["icon-maskable-512.png", 512],
  ] as const)
    expect(await sharp(files[name]).metadata()).toMatchObject({ width: size, height: size });
  // iOS would show transparent areas black.
  expect((await sharp(files["apple-touch-icon.png"]).stats()).isOpaque).toBe(true);
});

it("the favicon is an ICO file with the offset, length and size of each of its images", async () => {
  const pictures = await Promise.all(
    [16, 256].map((side) =>
      sharp({ create: { width: side, height: side, channels: 4, background: "#211a42" } })
        .png()
        .toBuffer(),
    ),
  );
  const ico = icoFile(pictures);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    // The format writes 256 pixels as 0.
    expect(ico.readUInt8(entry)).toBe([16, 0][index]);
    expect(ico.subarray(offset, offset + length).equals(picture)).toBe(true);
  }
});

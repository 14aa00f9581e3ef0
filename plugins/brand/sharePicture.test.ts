import sharp from "sharp";
import { sharePicture, shareSize } from "./sharePicture";

const words = {
  name: "Saguaro Insurance",
  headline: "Shade for whatever the summer brings",
  phone: "6025550100",
};

describe("sharePicture", () => {
  it("the share picture is a PNG of 1200 × 630 pixels and less than 200 KB", async () => {
    const picture = await sharePicture(words, process.cwd());
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", ...shareSize });
    expect(picture.length).toBeLessThan(200_000);
  });

  it("the share picture leaves out accents and characters that its font has no glyph for", async () => {
    const picture = (name: string, headline: string) =>
      sharePicture({ ...words, name, headline }, process.cwd());
    const [whole, bare] = await Promise.all([
      picture("Nguyễn Insurance 保险", "Shade 🌵 for all"),
      picture("Nguyen Insurance", "Shade for all"),
    ]);
    expect(whole.equals(bare)).toBe(true);
  }, 20_000);

  it("the share picture shows letters of Central European languages", async () => {
    const [own, bare] = await Promise.all(
      ["Žižek Insurance", "Zizek Insurance"].map((name) => sharePicture({ ...words, name }, process.cwd())),
    );
    expect(own?.equals(bare as Buffer)).toBe(false);
  });

  it("a headline of any length stays above the ridge in the share picture", async () => {
    const sentence = "Shade for whatever the long summer brings ".repeat(3);
    const below = async (headline: string) => {
      const picture = sharp(await sharePicture({ ...words, headline }, process.cwd()));
      return picture
        .extract({ left: 0, top: 400, width: shareSize.width, height: 100 })
        .greyscale()
        .raw()
        .toBuffer();
    };
    const [sky, ...skies] = await Promise.all(
      ["Shade", ...[56, 90, 120].map((length) => sentence.slice(0, length))].map(below),
    );
    const darkened = (other: Buffer) =>
      other.reduce((most, tone, at) => Math.max(most, (sky?.[at] ?? 0) - tone), 0);
    // The limit ignores small differences from the PNG's palette; a letter would be far darker than the sky.
    for (const other of skies) expect(darkened(other)).toBeLessThan(64);
  });

  it("the share picture shows the current phone number", async () => {
    const [one, other] = await Promise.all([
      sharePicture(words, process.cwd()),
      sharePicture({ ...words, phone: "6025550101" }, process.cwd()),
    ]);
    expect(one.equals(other)).toBe(false);
  });
});

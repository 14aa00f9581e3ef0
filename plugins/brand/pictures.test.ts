import sharp from "sharp";
import { iconFiles } from "./icons";
import { socialImage, socialImageSize } from "./socialImage";

test("the Apple touch icon is 180 × 180 pixels and opaque, so that iOS doesn't fill transparent areas with black", async () => {
  const icon = sharp((await iconFiles())["apple-touch-icon.png"]);
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

const words = { name: "Saguaro Insurance", headline: "Shade in the summer", phone: "6025550100" };
const picture = (changes: Partial<typeof words>) => socialImage({ ...words, ...changes }, process.cwd());

test("the social preview image (og:image) is a PNG file of 1,200 × 630 pixels and less than 200 KB", async () => {
  const png = await picture({});
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...socialImageSize });
  expect(png.length).toBeLessThan(200_000);
});

test("the social preview image omits accents and characters that its font lacks", async () => {
  const withOthers = await picture({ name: "Nguyễn Insurance 保险", headline: "Shade 🌵 for all" });
  expect(withOthers.equals(await picture({ name: "Nguyen Insurance", headline: "Shade for all" }))).toBe(
    true,
  );
});

test.each([
  [{ name: "Núñez Insurance" }, { name: "Nunez Insurance" }],
  [{ phone: "6025550100" }, { phone: "6025550101" }],
])("the social preview images for %j and for %j differ", async (one, other) => {
  expect((await picture(one)).equals(await picture(other))).toBe(false);
});

test("in the social preview image, a headline of up to 120 characters does not overlap the mountains below the text", async () => {
  const sentence = "Shade for whatever the long summer brings ".repeat(3);
  const mountains = async (headline: string) => {
    const area = { ...socialImageSize, left: 0, top: 400, height: 100 };
    const ridge = sharp(await picture({ headline })).extract(area);
    return ridge.greyscale().raw().toBuffer();
  };
  const [sky, ...skies] = await Promise.all(
    ["Shade", ...[56, 90, 120].map((length) => sentence.slice(0, length))].map(mountains),
  );
  const darkened = (other: Buffer) =>
    other.reduce((most, tone, at) => Math.max(most, (sky?.[at] ?? 0) - tone), 0);
  // Allows slight darkening, because PNG color quantization changes pixels. Overlapping text would be far darker.
  for (const other of skies) expect(darkened(other)).toBeLessThan(64);
});

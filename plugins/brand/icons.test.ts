import sharp from "sharp";
import { iconFiles } from "./icons";

it("the touch icon has 180 pixels and is opaque, because iOS would show transparent areas black", async () => {
  const icon = sharp((await iconFiles())["apple-touch-icon.png"]);
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

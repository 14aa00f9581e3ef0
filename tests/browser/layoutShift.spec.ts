import { expect, test } from "./fixtures";
import { phoneSize } from "./pageHelpers";

test.use({ viewport: phoneSize });

/** English text with typical letter frequencies, for comparing text widths in different fonts. */
const sampleText =
  "A good policy is one that still holds after the storm. We read the small print, compare what the carriers ask, and tell you in plain words what is covered, what is not, and whom to call when something breaks. You talk to the same person each time, and nobody hurries you.";

test("the fallback font's metrics match the web font's metrics to within 1.5%", async ({ page }) => {
  await page.goto("/");
  const ratios = await page.evaluate(async (text) => {
    const [webFont = "", ...fallbacks] = getComputedStyle(document.body).fontFamily.split(", ");
    const canvas = new OffscreenCanvas(0, 0).getContext("2d") as OffscreenCanvasRenderingContext2D;
    const measure = async (font: string) => {
      // Ignores the error if a local font, such as Arial, is not installed.
      await document.fonts.load(font).catch(() => document.fonts.ready);
      canvas.font = font;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(text);
      return { width, height: fontBoundingBoxAscent + fontBoundingBoxDescent };
    };
    const measured = ["400", "700"].map(async (weight) => {
      const web = await measure(`${weight} 100px ${webFont}`);
      const fallback = await measure(`${weight} 100px ${fallbacks}`);
      return [fallback.width / web.width, fallback.height / web.height];
    });
    return (await Promise.all(measured)).flat();
  }, sampleText);
  for (const ratio of ratios)
    expect(Math.abs(ratio - 1), "this test needs Arial, or Debian's fonts-liberation").toBeLessThan(0.015);
});

test("inserting the office's open/closed status causes no layout shift", async ({ page }) => {
  // Prevents the forms from loading, because a loaded form would change the page's height.
  await page.route(/forms\.provider\.example/, () => {});
  await page.clock.setFixedTime("2086-11-26T20:00:00-08:00");
  await page.goto("/");
  const status = page.locator("#contact [data-open-status]");
  const below = status.locator("xpath=following::dl[1]");
  const position = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => document.fonts.ready);
  await expect(status).not.toBeEmpty();
  const after = await position();
  await status.evaluate((line) => line.replaceChildren());
  expect(await position()).toBe(after);
});

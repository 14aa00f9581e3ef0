import { expect, test } from "./fixtures";
import { pages, phoneSize, visit } from "./site";

test.use({ viewport: phoneSize, isMobile: true, hasTouch: true });

for (const path of [pages.home, pages.privacy])
  test(`rotating the phone and back keeps the reading position on ${path}`, async ({ page }) => {
    await visit(page, path);
    const session = await page.context().newCDPSession(page);
    const rotateTo = async (width: number, height: number) => {
      const metrics = { width, height, deviceScaleFactor: 0, mobile: true };
      await session.send("Emulation.setDeviceMetricsOverride", metrics);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    };
    const heading = page.locator("main h2").last();
    await heading.evaluate((element) => element.scrollIntoView());
    for (const { width, height } of [{ width: phoneSize.height, height: phoneSize.width }, phoneSize]) {
      await rotateTo(width, height);
      await expect(heading).toBeInViewport();
    }
  });

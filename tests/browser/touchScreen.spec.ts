import { expect, test } from "./fixtures";
import { allPages, pages, phoneSize, visit } from "./pageHelpers";

test.use({
  viewport: phoneSize,
  hasTouch: true,
  isMobile: true,
  allowedMessages: /status of 404|nowhere/,
});

for (const path of [...allPages, "/nowhere"]) {
  test(`no :hover style applies on a touch screen on ${path}`, async ({ page }) => {
    await page.goto(path);
    const hovering = await page.evaluate(() => {
      const applicable = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule];
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
          return rule instanceof CSSGroupingRule ? applicable(rule.cssRules) : [];
        });
      const rules = [...document.styleSheets].flatMap((sheet) => applicable(sheet.cssRules));
      return {
        all: rules.length,
        hover: rules.map((rule) => rule.selectorText).filter((selector) => selector.includes(":hover")),
      };
    });
    expect(hovering.all).toBeGreaterThan(50);
    expect(hovering.hover).toEqual([]);
  });
}

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

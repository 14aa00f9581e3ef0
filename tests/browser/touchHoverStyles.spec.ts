import { expect, test } from "./fixtures";
import { allPages, phoneSize } from "./site";

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

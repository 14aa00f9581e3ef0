import { expect, test } from "./fixtures";
import { everyPage, pages, phoneSize, visit } from "./pageHelpers";

test.use({ viewport: phoneSize, hasTouch: true, isMobile: true });

test("on a touch screen, no :hover styles apply", async ({ page }) => {
  for (const { title, url } of everyPage) {
    await page.goto(url);
    const hovering = await page.evaluate(() => {
      const applicable = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return rule.selectorText;
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
          return rule instanceof CSSGroupingRule ? applicable(rule.cssRules) : [];
        });
      return [...document.styleSheets]
        .flatMap(({ cssRules }) => applicable(cssRules))
        .filter((selector) => selector.includes(":hover"));
    });
    expect(hovering, title).toEqual([]);
  }
});

test("on a phone, a fixed bar repeats the hero's buttons while no other contact option is in view", async ({
  page,
}) => {
  await visit(page, pages.home);
  const name = "Get Free Insurance Review";
  const barButton = page.getByRole("main").getByRole("button", { name, includeHidden: true }).last();
  await expect(barButton).toBeHidden();
  await page.locator("#testimonials").evaluate((section) => section.scrollIntoView());
  await expect(barButton).toBeInViewport({ ratio: 1 });
  await barButton.click();
  await expect(barButton).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(barButton).toBeFocused();
  for (const place of ["#about article button", "#contact [data-frame]", "footer"]) {
    await page.locator(place).evaluate((element) => element.scrollIntoView(false));
    await expect(barButton).toBeHidden();
  }
});

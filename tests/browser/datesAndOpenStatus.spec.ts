import { expect, test } from "./fixtures";
import { holdDeferredScript, pages, phoneSize } from "./pageHelpers";

test.use({ viewport: phoneSize });

test("the open/closed status causes no layout shift", async ({ page }) => {
  // Prevents the forms from loading, because a loaded form would change the page's height.
  await page.route(/forms\.provider\.example/, () => {});
  const release = await holdDeferredScript(page);
  await page.clock.setFixedTime("2030-11-26T20:00:00-08:00");
  await page.goto(pages.home, { waitUntil: "domcontentloaded" });
  const status = page.locator("#contact [data-open-status]");
  const below = status.locator("xpath=following::dl[1]");
  const position = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => document.fonts.ready);
  await expect(status).toBeEmpty();
  const before = await position();
  release();
  await expect(status).not.toBeEmpty();
  expect(await position()).toBe(before);
});

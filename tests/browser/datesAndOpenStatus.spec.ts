import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdDeferredScript, pages, phoneSize, visit } from "./pageHelpers";

const status = (page: Page) => page.locator("#contact [data-open-status]");

test.describe(() => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a legal page's 'Last updated' date is today, and the copyright year is this year, both in the visitor's time zone", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2031-12-31T20:00:00-08:00");
    await visit(page, pages.privacy);
    await expect(page.getByText(/^Last updated/)).toHaveText("Last updated: January 1, 2032");
    await expect(page.getByRole("contentinfo")).toContainText("© 2032 Núñez");
  });
});

test("the open/closed status causes no layout shift", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  // Prevents the forms from loading, because a loaded form would change the page's height.
  await page.route(/forms\.provider\.example/, () => {});
  const release = await holdDeferredScript(page);
  await page.clock.setFixedTime("2030-11-26T20:00:00-08:00");
  await page.goto(pages.home, { waitUntil: "domcontentloaded" });
  const below = status(page).locator("xpath=following::dl[1]");
  const position = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => document.fonts.ready);
  await expect(status(page)).toBeEmpty();
  const before = await position();
  release();
  await expect(status(page)).not.toBeEmpty();
  expect(await position()).toBe(before);
});

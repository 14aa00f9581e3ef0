import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { desktopSize, fixturePages, holdDeferredScript, pages, phoneSize, visit } from "./pageHelpers";

const updated = (page: Page) => page.getByText(/^Last updated/);
const copyright = (page: Page) => page.getByRole("contentinfo").locator("p", { hasText: "©" });
const status = (page: Page) => page.locator("#contact [data-open-status]");

test.describe(() => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("legal pages' dates and copyright years follow the visitor's time zone", async ({ page }) => {
    await page.clock.setFixedTime("2031-12-31T20:00:00-08:00");
    for (const path of fixturePages) {
      await visit(page, path);
      await expect(copyright(page)).toContainText("© 2032 Núñez");
      if (path === pages.privacy) await expect(updated(page)).toHaveText("Last updated: January 1, 2032");
    }
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("with JavaScript disabled, pages show the build date instead of today's date", async ({ page }) => {
    await page.goto(pages.home);
    await expect(status(page)).toBeHidden();
    await page.goto(pages.privacy);
    await expect(updated(page)).toHaveText("Last updated: November 25, 2030");
    await expect(copyright(page)).toContainText("© 2030 Núñez");
  });
});

for (const viewport of [phoneSize, desktopSize])
  test(`at ${viewport.width} px, the open/closed status appears without a layout shift`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // Keeps the lead form from loading, because the loaded form would change the page's height.
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

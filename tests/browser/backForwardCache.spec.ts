import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { expect, test } from "./fixtures";
import { everyPage, phoneSize } from "./pageHelpers";

test.use({
  // Runs full Chromium, because the headless shell has no back/forward cache. Removes Playwright's flag that
  // disables this cache: https://github.com/microsoft/playwright/issues/19323
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = ["/usr/bin/chromium", chromium.executablePath()].find(existsSync);
    await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test("going back restores any page from the back/forward cache", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", (event) => Object.assign(window, { isRestored: event.persisted }));
  });
  // Uses a phone-sized viewport, where the hero has no form: an iframe that is still loading would keep the page out:
  // https://developer.mozilla.org/docs/Web/API/Performance_API/Monitoring_bfcache_blocking_reasons
  await page.setViewportSize(phoneSize);
  for (const { url } of everyPage.filter(({ title }) => title !== "/no-such-page")) {
    await page.goto(url);
    await page.goto("/no-such-page");
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(url);
    await page.waitForFunction(() => "isRestored" in window && window.isRestored);
  }
});

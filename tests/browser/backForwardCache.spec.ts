import { chromiumPath } from "../../scripts/chromium";
import { type Site, serveSite } from "../../scripts/serveSite";
import { heights } from "../support/mockProvider/startMockProvider";
import { builtOtherAgency } from "../support/otherAgency";
import { expect, test } from "./fixtures";
import { allPages } from "./pageHelpers";
import {
  contactForm,
  desk,
  expectAllForms,
  expectShown,
  phone,
  recordProviderRequests,
  requestAllForms,
} from "./providerForms";

let site: Site;
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());
test.use({
  ignoreHTTPSErrors: true,
  allowedMessages: /404|no-such-page/,
  // Starts full Chromium with the back/forward cache, which Playwright disables and the headless shell lacks.
  launchOptions: async ({ launchOptions }, use) => {
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    await use({ ...launchOptions, executablePath: chromiumPath(), ignoreDefaultArgs });
  },
});

// Runs these tests in one worker, because each worker would start a full Chromium of its own.
test.describe.configure({ mode: "default" });

/** Runs in the page before its own scripts: records whether the page is restored from the back/forward cache. */
function recordPersisted(): void {
  addEventListener("pageshow", ({ persisted }) => {
    document.documentElement.dataset.persisted = String(persisted);
  });
}

test("every page is restored from the back/forward cache", async ({ page }) => {
  // Uses a phone, where the hero has no form, because browsers do not cache a page whose iframe is still loading.
  await page.setViewportSize(phone);
  await page.addInitScript(recordPersisted);
  for (const path of allPages) {
    await page.goto(path);
    await page.goto("/no-such-page");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [entry] = performance.getEntriesByType("navigation") as { notRestoredReasons?: unknown }[];
          return [location.pathname, entry?.notRestoredReasons];
        }),
      )
      .toEqual([path, null]);
  }
});

test("provider forms survive going back and forward without a reload", async ({ page }) => {
  const formRequests = recordProviderRequests(page);
  await page.setViewportSize(desk);
  await page.addInitScript(recordPersisted);
  await requestAllForms(page, site.address);
  await expectAllForms(page);
  const before = formRequests.length;

  for (const leave of [
    () => page.locator("#contact a[href='/directory'], footer a[href='/directory']").first().click(),
    () => page.goForward({ waitUntil: "commit" }),
  ]) {
    await leave();
    await expect(page).toHaveURL(/directory/);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await expectShown(contactForm(page), heights.form[0]);
  }
  expect(formRequests).toHaveLength(before);
  // Clicks 'Next' by its position, because Playwright cannot access the iframes of a restored page.
  await expect(async () => {
    await contactForm(page).evaluate((frame) => frame.scrollIntoView({ block: "end" }));
    const box = await contactForm(page).boundingBox();
    if (box) await page.mouse.click(box.x + 10, box.y + box.height - 10);
    await expect(contactForm(page)).toHaveCSS("height", `${heights.form[1]}px`, { timeout: 500 });
  }).toPass();
});

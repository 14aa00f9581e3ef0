import type { Page } from "@playwright/test";
import { chromiumPath } from "../../scripts/browsers";
import { heights } from "../support/mockProvider/mockProvider";
import { expect, test } from "./fixtures";
import { desktopSize, everyPage, phoneSize } from "./pageHelpers";
import { contactForm, expectAllForms, expectShown, formRequests, requestAllForms } from "./providerForms";

test.use({
  // Starts full Chromium with the back/forward cache, which Playwright disables and the headless shell lacks.
  launchOptions: async ({ launchOptions }, use) => {
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    await use({ ...launchOptions, executablePath: chromiumPath(), ignoreDefaultArgs });
  },
});

// Runs these tests in one worker, because each worker would start a full Chromium of its own.
test.describe.configure({ mode: "default" });

/** Goes back, and expects the page to be restored; if it is not, shows the browser's reasons. */
async function goBackFromCache(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  const restored = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as { notRestoredReasons?: unknown }[];
      return { persisted: document.documentElement.dataset.persisted, reasons: entry?.notRestoredReasons };
    });
  await expect.poll(restored, "restored from the cache").toEqual({ persisted: "true", reasons: null });
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  }),
);

test("every page is restored from the back/forward cache", async ({ page }) => {
  // Uses a phone, where the hero has no form, because browsers do not cache a page whose iframe is still loading.
  await page.setViewportSize(phoneSize);
  for (const { url } of everyPage.filter(({ title }) => title !== "/no-such-page")) {
    await page.goto(url);
    await page.goto("/no-such-page");
    await goBackFromCache(page);
    await expect(page).toHaveURL(url);
  }
});

test("the provider's forms survive leaving and coming back without a reload", async ({ page }) => {
  const requests = formRequests(page);
  await page.setViewportSize(desktopSize);
  await requestAllForms(page);
  await expectAllForms(page);
  const before = requests.length;
  await page.locator("footer a[href='/directory']").first().click();
  await expect(page).toHaveURL(/directory/);
  await goBackFromCache(page);
  await expectShown(contactForm(page), heights.form[0]);
  expect(requests, "requests for forms").toHaveLength(before);
  // Clicks 'Next' by its position, because Playwright cannot access the iframes of a restored page.
  await expect(async () => {
    await contactForm(page).evaluate((frame) => frame.scrollIntoView({ block: "end" }));
    const box = await contactForm(page).boundingBox();
    if (box) await page.mouse.click(box.x + 10, box.y + box.height - 10);
    await expect(contactForm(page)).toHaveCSS("height", `${heights.form[1]}px`, { timeout: 500 });
  }).toPass();
});

import { chromiumPath } from "../../scripts/chromium";
import { type Site, serveSite } from "../../scripts/serveSite";
import { heights } from "../support/mockProvider/startMockProvider";
import { builtOtherAgency } from "../support/otherAgency";
import { expect, test } from "./fixtures";
import {
  contactForm,
  desk,
  expectAllForms,
  expectShown,
  phone,
  recordProviderRequests,
  requestAllForms,
} from "./providerForms";
import { allPages } from "./site";

// A visitor who leaves a page, with a form half filled in or not, and comes back by the browser's buttons.

let site: Site;
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());
test.use({
  ignoreHTTPSErrors: true,
  allowedMessages: /404|no-such-page/,
  // Browsers keep the page that was left as it was, which Playwright has them not do, and the headless shell cannot.
  launchOptions: async ({ launchOptions }, use) => {
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    await use({ ...launchOptions, executablePath: chromiumPath(), ignoreDefaultArgs });
  },
});

// One after the other: each of two workers would start a browser of this kind.
test.describe.configure({ mode: "default" });

/** Runs in the page: says of it whether it was kept. */
function notePersisted(): void {
  addEventListener("pageshow", ({ persisted }) => {
    document.documentElement.dataset.persisted = String(persisted);
  });
}

test("every page comes back as it was left: nothing in it keeps the browser from keeping it", async ({
  page,
}) => {
  // Without the hero's form: a browser keeps no page of which a frame is still on its way.
  await page.setViewportSize(phone);
  await page.addInitScript(notePersisted);
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

for (const [screen, viewport] of Object.entries({ "a phone": phone, "a desk": desk })) {
  test(`on ${screen}, back and forward a form is not loaded anew, and goes on where it was`, async ({
    page,
  }) => {
    const asked = recordProviderRequests(page);
    await page.setViewportSize(viewport);
    await page.addInitScript(notePersisted);
    await requestAllForms(page, site.address);
    await expectAllForms(page);
    const requests = asked.length;

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
    expect(asked).toHaveLength(requests);
    // Playwright no longer sees into the frames of a page that comes back; the mouse does: 'Next' is at their end.
    await expect(async () => {
      await contactForm(page).evaluate((frame) => frame.scrollIntoView({ block: "end" }));
      const box = await contactForm(page).boundingBox();
      if (box) await page.mouse.click(box.x + 10, box.y + box.height - 10);
      await expect(contactForm(page)).toHaveCSS("height", `${heights.form[1]}px`, { timeout: 500 });
    }).toPass();
  });
}

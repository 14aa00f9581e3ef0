import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { deskSize, holdReact, hydrated, pages, phoneSize, visit } from "./site";

const updated = (page: Page) => page.getByText(/^Last updated/);
const copyright = (page: Page) => page.getByRole("contentinfo").getByText(/^©/);

/** The page by a clock that stands at a moment. */
async function visitAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await visit(page, path);
}

test.describe("the date on the legal pages", () => {
  test.use({ timezoneId: "America/Phoenix" });
  for (const path of [pages.privacy, pages.terms]) {
    test(`'Last updated' shows today's date by the visitor's clock on ${path}`, async ({ page }) => {
      await visitAt(page, "2031-03-09T20:00:00-07:00", path);
      await expect(updated(page)).toHaveText("Last updated: March 9, 2031");
    });
  }
});

test.describe("for a visitor in Auckland, where it is tomorrow already", () => {
  test.use({ timezoneId: "Pacific/Auckland" });
  test("'Last updated' shows that visitor's date", async ({ page }) => {
    await visitAt(page, "2031-03-09T20:00:00-07:00", pages.privacy);
    await expect(updated(page)).toHaveText("Last updated: March 10, 2031");
  });
  test("the copyright line shows that visitor's year", async ({ page }) => {
    await visitAt(page, "2031-12-31T20:00:00-07:00", pages.home);
    await expect(copyright(page)).toHaveText(/^© 2032 /);
  });
});

test("the copyright line shows the current year on every page", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2044-06-01T12:00:00Z"));
  for (const path of Object.values(pages)) {
    await visit(page, path);
    await expect(copyright(page)).toHaveText(/^© 2044 .+ All rights reserved\.$/);
  }
});

test.describe("with scripting off", () => {
  test.use({ javaScriptEnabled: false });

  test("'Last updated' and the copyright line show the date of the build", async ({ page }) => {
    await page.goto(pages.privacy);
    const written = (await updated(page).textContent())?.replace("Last updated: ", "");
    const built = new Date(String(written));
    expect(built.getTime()).toBeGreaterThan(new Date("2026-01-01").getTime());
    expect(built.getTime()).toBeLessThanOrEqual(Date.now());
    await expect(copyright(page)).toHaveText(new RegExp(`^© ${built.getFullYear()} `));
  });

  test("whether the office is open now is not said, and leaves no hole", async ({ page }) => {
    await page.goto(pages.home);
    await expect(page.locator("#contact").getByText(/^(Open now|Closed), /)).toHaveCount(0);
    const status = page.getByRole("heading", { name: "Office Hours" }).locator("xpath=following-sibling::p");
    await expect(status).toBeHidden();
  });
});

/** Monday 16 to Sunday 22 November 2026, by the clock of Phoenix. */
const week = { monday: 16, wednesday: 18, friday: 20, saturday: 21, sunday: 22 };
const at = (day: keyof typeof week, time: string) => `2026-11-${week[day]}T${time}-07:00`;
const status = (page: Page) => page.locator("#contact").getByText(/^(Open now|Closed), /);

for (const timezoneId of ["America/Phoenix", "America/New_York", "Asia/Kolkata"]) {
  test.describe(`beside the hours, for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("it says whether the office is open, in Phoenix time", async ({ page }) => {
      for (const [moment, words] of [
        [at("monday", "08:59:59"), "Closed, opens today 9:00 AM"],
        [at("monday", "09:00:00"), "Open now, until 6:00 PM"],
        [at("friday", "17:59:59"), "Open now, until 6:00 PM"],
        [at("friday", "18:00:00"), "Closed, opens Saturday 9:00 AM"],
        [at("saturday", "12:59:59"), "Open now, until 1:00 PM"],
        [at("saturday", "13:00:00"), "Closed, opens Monday 9:00 AM"],
        [at("sunday", "12:00:00"), "Closed, opens Monday 9:00 AM"],
      ] as const) {
        await visitAt(page, moment, pages.home);
        await expect(status(page), moment).toHaveText(words);
      }
    });
  });
}

test("it changes at the very minute while the page is open", async ({ page }) => {
  await page.clock.install({ time: new Date(at("wednesday", "17:58:30")) });
  await page.goto(pages.home);
  // A first sign of the visitor brings React.
  await page.keyboard.press("Shift");
  await hydrated(page);
  await expect(status(page)).toHaveText("Open now, until 6:00 PM");
  await page.clock.runFor("01:00");
  await expect(status(page)).toHaveText("Open now, until 6:00 PM");
  await page.clock.runFor("00:31");
  await expect(status(page)).toHaveText("Closed, opens Thursday 9:00 AM");
});

for (const viewport of [phoneSize, deskSize]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test("nothing moves when it comes", async ({ page }) => {
      const release = await holdReact(page);
      await page.clock.setFixedTime(new Date(at("wednesday", "12:00:00")));
      await page.goto(pages.home);
      const hours = page.locator("#contact").getByRole("heading", { name: "Office Hours" });
      const list = hours.locator("xpath=following-sibling::dl");
      const place = () => list.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await page.evaluate(() => document.fonts.ready);
      await expect(status(page)).toHaveCount(0);
      const before = await place();
      release();
      await expect(status(page)).toBeVisible();
      expect(await place()).toBe(before);
    });
  });
}

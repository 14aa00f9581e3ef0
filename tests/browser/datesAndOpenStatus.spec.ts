import type { Page } from "@playwright/test";
import {
  fillTemplate,
  hasComingClosures,
  holidayStatus,
  holidays,
  home,
  layout,
  momentAt,
  openings,
  openStatusAt,
} from "./content";
import { expect, test } from "./fixtures";
import { allPages, desktopSize, holdDeferredScript, pages, phoneSize, visit } from "./site";

const updated = (page: Page) => page.getByText(/^Last updated/);
const copyright = (page: Page) => page.getByRole("contentinfo").locator("p").last();
const copyrightOf = (year: number) =>
  fillTemplate(layout.footer.copyright, new Map([["year", String(year)]]));

/** The page by a clock that stands at a moment. */
async function visitAt(page: Page, moment: string | Date, path: string): Promise<void> {
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
    await expect(copyright(page)).toHaveText(copyrightOf(2032));
  });
});

test("the copyright line shows the current year on every page", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2044-06-01T12:00:00Z"));
  for (const path of allPages) {
    await visit(page, path);
    await expect(copyright(page)).toHaveText(copyrightOf(2044));
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
    await expect(copyright(page)).toHaveText(copyrightOf(built.getFullYear()));
  });

  test("whether the office is open now is not said, and leaves no hole", async ({ page }) => {
    await page.goto(pages.home);
    const line = hoursCard(page).locator("p");
    await expect(line).toBeEmpty();
    await expect(line).toBeHidden();
  });
});

const hoursCard = (page: Page) =>
  page
    .locator("#contact")
    .getByRole("heading", { name: home.contact.hours.heading, exact: true })
    .locator("..");
const status = (page: Page) => hoursCard(page).locator("[data-open-status]");

/** The minutes of the week at which the office opens or closes. */
const changes = openings.flatMap(({ from, to }) => [from, to]);
const day = 24 * 60;
/** The first day that has no opening hours, counted from Monday, if there is one. */
const dayOff = [0, 1, 2, 3, 4, 5, 6].find((index) =>
  openings.every(({ from }) => Math.floor(from / day) !== index),
);
const second = 1 / 60;
/** The minute at which the words are the longest. */
const longest = changes.toSorted((a, b) => openStatusAt(b).length - openStatusAt(a).length)[0] ?? 0;

test.describe("beside the hours", () => {
  test.skip(openings.length === 0, "no day of the week has opening hours, so there is nothing to say");

  for (const timezoneId of ["America/Phoenix", "America/New_York", "Asia/Kolkata"]) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("it says whether the office is open, in Phoenix time", async ({ page }) => {
        // The first opening, the first closing, and the last, after which it is a new week's turn.
        const edges = [changes[0], changes[1], changes.at(-1)].flatMap((minute = 0) => [
          minute - second,
          minute,
        ]);
        for (const minute of dayOff === undefined ? edges : [...edges, (dayOff + 0.5) * day]) {
          await visitAt(page, momentAt(minute), pages.home);
          await expect(status(page), momentAt(minute).toISOString()).toHaveText(openStatusAt(minute));
        }
      });
    });
  }

  test("it changes at the very minute while the page is open", async ({ page }) => {
    const closing = openings[0]?.to ?? 0;
    await page.clock.install({ time: momentAt(closing - 1.5) });
    await visit(page, pages.home);
    await expect(status(page)).toHaveText(openStatusAt(closing - 1));
    await page.clock.runFor("01:00");
    await expect(status(page)).toHaveText(openStatusAt(closing - 1));
    await page.clock.runFor("00:31");
    await expect(status(page)).toHaveText(openStatusAt(closing));
  });

  test("on a holiday it says that the office is closed, and for what", async ({ page }) => {
    const [holiday] = holidays;
    test.skip(!holiday, "data/closures.yaml has no day on which the office would be open");
    await visitAt(page, holiday?.noon ?? new Date(), pages.home);
    await expect(status(page)).toHaveText(holidayStatus(holiday?.name ?? ""));
  });

  for (const viewport of [{ width: 320, height: 640 }, phoneSize, desktopSize]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });
      test("nothing moves when it comes", async ({ page }) => {
        const release = await holdDeferredScript(page);
        await page.clock.setFixedTime(momentAt(longest));
        await page.goto(pages.home, { waitUntil: "domcontentloaded" });
        const list = hoursCard(page).locator("dl");
        const place = () => list.evaluate((element) => element.getBoundingClientRect().top + scrollY);
        await page.evaluate(() => document.fonts.ready);
        await expect(status(page)).toBeEmpty();
        const before = await place();
        release();
        await expect(status(page)).not.toBeEmpty();
        expect(await place()).toBe(before);
      });
    });
  }
});

test.describe("among the holidays", () => {
  test.skip(!hasComingClosures, "data/closures.yaml has no day to come");

  for (const timezoneId of ["Asia/Tokyo", "Pacific/Honolulu"]) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("a day stays until it is over in Phoenix, and goes then", async ({ page }) => {
        await visit(page, pages.home);
        const day = page.locator("[data-last-day]").last();
        const midnight = new Date(`${await day.getAttribute("data-last-day")}T24:00:00-07:00`).getTime();
        await visitAt(page, new Date(midnight - 60_000), pages.home);
        await expect(day).toHaveJSProperty("hidden", false);
        await visitAt(page, new Date(midnight), pages.home);
        await expect(day).toHaveJSProperty("hidden", true);
      });
    });
  }
});

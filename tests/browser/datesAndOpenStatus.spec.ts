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
import { allPages, desktopSize, holdDeferredScript, pages, phoneSize, visit } from "./pageHelpers";

const updated = (page: Page) => page.getByText(/^Last updated/);
const copyright = (page: Page) => page.getByRole("contentinfo").locator("p").last();
const copyrightOf = (year: number) =>
  fillTemplate(layout.footer.copyright, new Map([["year", String(year)]]));

/** Opens a page with the browser's clock fixed at a time. */
async function visitAt(page: Page, moment: string | Date, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await visit(page, path);
}

test.describe("the date on the legal pages", () => {
  test.use({ timezoneId: "America/Phoenix" });
  for (const path of [pages.privacy, pages.terms]) {
    test(`'Last updated' on ${path} shows the current date of the visitor's clock`, async ({ page }) => {
      await visitAt(page, "2031-03-09T20:00:00-07:00", path);
      await expect(updated(page)).toHaveText("Last updated: March 9, 2031");
    });
  }
});

test.describe("in the time zone of Auckland, a day ahead of Phoenix", () => {
  test.use({ timezoneId: "Pacific/Auckland" });
  test("'Last updated' shows the date in the visitor's time zone", async ({ page }) => {
    await visitAt(page, "2031-03-09T20:00:00-07:00", pages.privacy);
    await expect(updated(page)).toHaveText("Last updated: March 10, 2031");
  });
  test("the copyright line shows the year in the visitor's time zone", async ({ page }) => {
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

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("with scripting off, legal pages and the copyright line show the build date", async ({ page }) => {
    await page.goto(pages.privacy);
    const written = (await updated(page).textContent())?.replace("Last updated: ", "");
    const buildDate = new Date(String(written));
    expect(buildDate.getTime()).toBeGreaterThan(new Date("2026-01-01").getTime());
    expect(buildDate.getTime()).toBeLessThanOrEqual(Date.now());
    await expect(copyright(page)).toHaveText(copyrightOf(buildDate.getFullYear()));
  });

  test("with scripting off, the opening status is empty and takes no space", async ({ page }) => {
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

/** The times at which the office opens or closes, in minutes of the week. */
const changes = openings.flatMap(({ from, to }) => [from, to]);
const day = 24 * 60;
/** The first weekday without opening hours, with Monday as 0; undefined if the office opens every day. */
const closedDay = [0, 1, 2, 3, 4, 5, 6].find((index) =>
  openings.every(({ from }) => Math.floor(from / day) !== index),
);
const second = 1 / 60;
/** The minute of the week at which the opening status has the longest text. */
const longest = changes.toSorted((a, b) => openStatusAt(b).length - openStatusAt(a).length)[0] ?? 0;

test.describe("opening status", () => {
  test.skip(openings.length === 0, "no day of the week has opening hours");

  for (const timezoneId of ["America/Phoenix", "America/New_York", "Asia/Kolkata"]) {
    test.describe(() => {
      test.use({ timezoneId });

      test(`in ${timezoneId}, the opening status follows Phoenix time`, async ({ page }) => {
        // Tests before and after the week's first opening, first closing and last closing.
        const edges = [changes[0], changes[1], changes.at(-1)].flatMap((minute = 0) => [
          minute - second,
          minute,
        ]);
        for (const minute of closedDay === undefined ? edges : [...edges, (closedDay + 0.5) * day]) {
          await visitAt(page, momentAt(minute), pages.home);
          await expect(status(page), momentAt(minute).toISOString()).toHaveText(openStatusAt(minute));
        }
      });
    });
  }

  test("the opening status changes at closing time while the page is open", async ({ page }) => {
    const closing = openings[0]?.to ?? 0;
    await page.clock.install({ time: momentAt(closing - 1.5) });
    await visit(page, pages.home);
    await expect(status(page)).toHaveText(openStatusAt(closing - 1));
    await page.clock.runFor("01:00");
    await expect(status(page)).toHaveText(openStatusAt(closing - 1));
    await page.clock.runFor("00:31");
    await expect(status(page)).toHaveText(openStatusAt(closing));
  });

  test("on a holiday, the opening status says closed and names the holiday", async ({ page }) => {
    const [holiday] = holidays;
    test.skip(!holiday, "data/closures.yaml has no closure on a day with opening hours");
    await visitAt(page, holiday?.noon ?? new Date(), pages.home);
    await expect(status(page)).toHaveText(holidayStatus(holiday?.name ?? ""));
  });

  for (const viewport of [{ width: 320, height: 640 }, phoneSize, desktopSize]) {
    test.describe(() => {
      test.use({ viewport });
      test(`at ${viewport.width} px, the opening status appears without layout shift`, async ({ page }) => {
        const release = await holdDeferredScript(page);
        await page.clock.setFixedTime(momentAt(longest));
        await page.goto(pages.home, { waitUntil: "domcontentloaded" });
        const list = hoursCard(page).locator("dl");
        const position = () => list.evaluate((element) => element.getBoundingClientRect().top + scrollY);
        await page.evaluate(() => document.fonts.ready);
        await expect(status(page)).toBeEmpty();
        const before = await position();
        release();
        await expect(status(page)).not.toBeEmpty();
        expect(await position()).toBe(before);
      });
    });
  }
});

test.describe("upcoming closures", () => {
  test.skip(!hasComingClosures, "data/closures.yaml has no upcoming day");

  for (const timezoneId of ["Asia/Tokyo", "Pacific/Honolulu"]) {
    test.describe(() => {
      test.use({ timezoneId });

      test(`in ${timezoneId}, a closure is listed until midnight in Phoenix`, async ({ page }) => {
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

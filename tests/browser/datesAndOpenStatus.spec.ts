import type { Page } from "@playwright/test";
import { fillTemplate, layout, momentAt, openings, openStatusAt } from "./content";
import { expect, test } from "./fixtures";
import { allPages, desktopSize, holdDeferredScript, pages, phoneSize, visit } from "./pageHelpers";

const updated = (page: Page) => page.getByText(/^Last updated/);
const copyright = (page: Page) => page.getByRole("contentinfo").locator("p").last();
const copyrightOf = (year: number) =>
  fillTemplate(layout.footer.copyright, new Map([["year", String(year)]]));
const status = (page: Page) => page.locator("#contact [data-open-status]");

test.describe("in the time zone of Auckland, a day ahead of Phoenix", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("legal pages show the visitor's date, and the copyright line the visitor's year", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-12-31T20:00:00-07:00"));
    for (const path of allPages) {
      await visit(page, path);
      await expect(copyright(page)).toHaveText(copyrightOf(2032));
      if (([pages.privacy, pages.terms] as string[]).includes(path))
        await expect(updated(page)).toHaveText("Last updated: January 1, 2032");
    }
  });

  test("the opening status changes at closing time in Phoenix while the page is open", async ({ page }) => {
    test.skip(openings.length === 0, "no day of the week has opening hours");
    const closing = openings[0]?.to ?? 0;
    await page.clock.install({ time: momentAt(closing - 1.5) });
    await visit(page, pages.home);
    await expect(status(page)).toHaveText(openStatusAt(closing - 1));
    await page.clock.runFor("01:00");
    await expect(status(page)).toHaveText(openStatusAt(closing - 1));
    await page.clock.runFor("00:31");
    await expect(status(page)).toHaveText(openStatusAt(closing));
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("with scripting off, dates are those of the build, and the opening status takes no space", async ({
    page,
  }) => {
    await page.goto(pages.home);
    await expect(status(page)).toBeHidden();
    await page.goto(pages.privacy);
    const written = (await updated(page).textContent())?.replace("Last updated: ", "");
    const buildDate = new Date(String(written));
    expect(buildDate.getTime()).toBeGreaterThan(new Date("2026-01-01").getTime());
    expect(buildDate.getTime()).toBeLessThanOrEqual(Date.now());
    await expect(copyright(page)).toHaveText(copyrightOf(buildDate.getFullYear()));
  });
});

for (const viewport of [phoneSize, desktopSize])
  test.describe(() => {
    test.use({ viewport });
    test(`at ${viewport.width} px, the opening status appears without layout shift`, async ({ page }) => {
      test.skip(openings.length === 0, "no day of the week has opening hours");
      const release = await holdDeferredScript(page);
      const lengthAt = (minute: number) => openStatusAt(minute).length;
      const [longest = 0] = openings
        .flatMap(({ to }) => [to - 1, to])
        .toSorted((one, other) => lengthAt(other) - lengthAt(one));
      await page.clock.setFixedTime(momentAt(longest));
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
  });

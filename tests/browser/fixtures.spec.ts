import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pages, visit } from "./site";

// Tests share a browser, one after the other (fixtures.ts).

/** What a page can tell of those before it. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    year: new Date().getFullYear(),
    cookie: document.cookie,
    kept: localStorage.length,
    // A clock that Playwright sets does not.
    tellsTimes: performance.getEntriesByType("navigation").length === 1,
    cached: performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as { deliveryType?: string }).deliveryType === "cache").length,
    history: history.length,
  }));

test.describe
  .serial("a test's browser", () => {
    let first: Awaited<ReturnType<typeof traces>>;

    test("is a new one", async ({ page }) => {
      await visit(page, pages.home);
      first = await traces(page);
      expect(first).toMatchObject({ cookie: "", kept: 0, tellsTimes: true, cached: 0 });
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: what a page could do
        document.cookie = "met=yes";
        localStorage.setItem("met", "yes");
      });
    });

    test("is as new when another test has used it", async ({ page }) => {
      await visit(page, pages.home);
      expect(await traces(page)).toEqual(first);
      await page.clock.setFixedTime(new Date("2044-06-01T12:00:00Z"));
      await page.reload();
      expect(await traces(page)).toMatchObject({ year: 2044, tellsTimes: false });
    });

    test("is as new when the clock of that one stood still", async ({ page }) => {
      await visit(page, pages.home);
      expect(await traces(page)).toEqual(first);
    });
  });

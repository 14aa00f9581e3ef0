import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pages, visit } from "./pageHelpers";

// Tests that no state is left when fixtures.ts reuses a browser context for the next test.

/** Returns all state of a browser context through which an earlier test could influence a later one. */
const contextState = (page: Page) =>
  page.evaluate(() => ({
    year: new Date().getFullYear(),
    cookie: document.cookie,
    storedItems: localStorage.length,
    // Is false while Playwright's fake clock is installed, which replaces `performance`.
    hasNavigationTiming: performance.getEntriesByType("navigation").length === 1,
    cached: performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as { deliveryType?: string }).deliveryType === "cache").length,
    history: history.length,
  }));

test.describe
  .serial("browser context", () => {
    let initial: Awaited<ReturnType<typeof contextState>>;

    test("a test starts with an empty browser context", async ({ page }) => {
      await visit(page, pages.home);
      initial = await contextState(page);
      expect(initial).toMatchObject({ cookie: "", storedItems: 0, hasNavigationTiming: true, cached: 0 });
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the test needs a synchronous cookie
        document.cookie = "met=yes";
        localStorage.setItem("met", "yes");
      });
    });

    test("a test sees no cookies, storage, cache or history of an earlier test", async ({ page }) => {
      await visit(page, pages.home);
      expect(await contextState(page)).toEqual(initial);
      await page.clock.setFixedTime(new Date("2044-06-01T12:00:00Z"));
      await page.reload();
      expect(await contextState(page)).toMatchObject({ year: 2044, hasNavigationTiming: false });
    });

    test("a fake clock of the previous test does not affect the next test", async ({ page }) => {
      await visit(page, pages.home);
      expect(await contextState(page)).toEqual(initial);
    });
  });

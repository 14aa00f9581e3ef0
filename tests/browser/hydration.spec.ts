import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdDeferredScript, visit } from "./pageHelpers";

// Tests the fixture site's page /about/team, which React hydrates because of tests/fixtures/Counter.tsx.

const team = "/about/team";
const counter = (page: Page) => page.getByRole("button", { name: /^People at / });

test("on a hydrated page, React state, dynamic styles and Gatsby's useStaticQuery work", async ({ page }) => {
  await visit(page, team);
  await counter(page).click();
  await expect(counter(page)).toHaveText("People at Núñez, Ironwood & Daughters Insurance: 1");
  await expect(counter(page)).toHaveCSS("letter-spacing", "3px");
});

test("on a hydrated page, Gatsby's `Link` makes the browser load a new document, so that the next page's scripts run", async ({
  page,
}) => {
  await visit(page, team);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.getByRole("link", { name: "The whole directory" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(page.getByRole("main").locator("[data-open-status]")).not.toBeEmpty();
  expect(await page.evaluate(() => "isFirstPage" in window)).toBe(false);
});

test.describe(() => {
  test.use({ allowedMessages: /error #418/ });

  test("a page that is translated before hydration returns to English and still works", async ({ page }) => {
    const release = await holdDeferredScript(page);
    await page.goto(team, { waitUntil: "commit" });
    await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.firstChild?.replaceWith("Equipo"));
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
    await counter(page).click();
    await expect(counter(page)).toHaveText(/: 1$/);
  });
});

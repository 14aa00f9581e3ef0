import { heights } from "../support/mockProvider/mockProvider";
import { expect, test } from "./fixtures";
import { reactSite, visit } from "./pageHelpers";
import { expectShown, openQuote, query, survey } from "./providerFormHelpers";

test.use({ baseURL: reactSite });

test("if client-side React is enabled, pages hydrate: a click updates state and styles, `Link` opens a page, the dialog opens, and its form loads", async ({
  page,
}) => {
  // `visit` waits for the first form, which appears only after hydration.
  await visit(page, `/about/team?${query}`);
  const counter = page.getByRole("button", { name: "Count: 0" });
  await counter.click();
  await expect(page.getByRole("button", { name: "Count: 1" })).toHaveCSS("letter-spacing", "3px");
  await expect(page.locator("main img[srcset]").first()).toHaveCSS("opacity", "1");
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.getByRole("link", { name: "The whole directory" }).click();
  await expect(page).toHaveURL(/\/directory/);
  // The link must cause a full page load, not client-side navigation, because the page's scripts start only on load.
  await page.waitForFunction(() => !("isFirstPage" in window));
  await expect(page.getByRole("main").locator("[data-open-status]")).not.toBeEmpty();
  await openQuote(page);
  await expectShown(survey(page), heights.survey[0]);
});

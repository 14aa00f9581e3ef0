import { heights } from "../support/mockProvider/mockProvider";
import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { reactSite } from "./pageHelpers";
import { expectShown, query, survey } from "./providerFormHelpers";

test.use({ baseURL: reactSite });

test("with React in the browser, state, effects, dynamic styles and Gatsby's `Link` work, and so do dialogs, forms and photos", async ({
  page,
}) => {
  await page.goto(`/about/team?${query}`);
  const counter = page.getByRole("button", { name: /^People at / });
  await expect(counter).toHaveText("People at Núñez, Ironwood & Daughters Insurance: 1");
  await counter.click();
  await expect(counter).toHaveText(/: 2$/);
  await expect(counter).toHaveCSS("letter-spacing", "3px");

  const photo = page.locator("#licensed-agents img[srcset]").first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(photo).toHaveCSS("opacity", "1");

  await page.getByRole("contentinfo").getByRole("button", { name: "Get Free Insurance Review" }).click();
  await expect(quoteDialog(page)).toBeVisible();
  await expectShown(survey(page), heights.survey[0], query);
  await page.keyboard.press("Escape");
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.getByRole("link", { name: "The whole directory" }).click();
  await expect(page).toHaveURL(/\/directory/);
  // A new document loads, so that the next page's scripts run.
  await page.waitForFunction(() => !("isFirstPage" in window));
  await expect(page.getByRole("main").locator("[data-open-status]")).not.toBeEmpty();
});

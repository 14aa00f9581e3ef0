import { pagePaths } from "../../scripts/pagePaths";
import { type Site, serveSite } from "../../scripts/serveSite";
import { builtChangedSite } from "../support/changedSite";
import { expectNoViolation } from "./accessibility/expectNoViolation";
import { brokenWords } from "./brokenWords";
import { expect, test } from "./fixtures";
import { allPages, quoteCloseButton, quoteDialog, visit } from "./site";

// What is promised of every page holds for one that the recipe of CONTRIBUTING.md has made.

const folder = builtChangedSite();
let site: Site;
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(async () => {
  site = await serveSite({ dir: folder, port: 0 });
});
test.afterAll(() => site.close());

for (const path of pagePaths(folder).filter((path) => !allPages.includes(path))) {
  test(`${path} is whole on a small phone and on a desk`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, site.address + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectNoViolation(page, `${width} px`);
      // A day of many hours leaves the footer's other columns their room.
      expect(await brokenWords(page, "footer"), `${width} px`).toEqual([]);
    }
    await page.getByRole("contentinfo").getByRole("button", { name: "Get a Quote" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    await quoteCloseButton(page).click();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(`${site.address}/`);
  });
}

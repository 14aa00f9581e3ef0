import { layout, legalSections } from "../content";
import { expect, test } from "../fixtures";
import { pages } from "../pageHelpers";
import { journey } from "./journey";

const texts = {
  "Privacy Policy": { path: pages.privacy, sections: legalSections("privacy-policy") },
  "Terms & Conditions": { path: pages.terms, sections: legalSections("terms-and-conditions") },
};

journey(() => {
  test("a visitor reads the privacy policy and the terms, and returns home", async ({ page }) => {
    await page.goto(pages.home);
    for (const [link, { path, sections }] of Object.entries(texts)) {
      await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);

      const main = page.getByRole("main");
      await expect(main.getByText(/^Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
      await expect(main.locator("section").getByRole("heading", { level: 2 })).toHaveText(sections);

      // Follows the link to a section in the middle of the page, then the link to the home page.
      const wanted = String(sections[Math.floor(sections.length / 2)]);
      await page
        .getByRole("navigation", { name: layout.legal.contents })
        .getByRole("link", { name: wanted, exact: true })
        .click();
      await expect(main.getByRole("heading", { name: wanted, exact: true })).toBeInViewport({ ratio: 1 });
      const back = page.getByRole("banner").getByRole("link", { name: layout.actions.backHome });
      await expect(back).toBeInViewport();
      await main.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
    }
  });
});

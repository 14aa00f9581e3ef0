import { agents, directory, formatPhone, layout, telHref } from "../content";
import { expect, test } from "../fixtures";
import { menu, menuButton, pages, phoneLink, quoteDialog } from "../pageHelpers";
import { journey } from "./journey";

journey(({ hasMenu }) => {
  test("a visitor finds an agent's phone link in the directory", async ({ page }) => {
    await page.goto(pages.home);
    if (hasMenu) {
      await menuButton(page).click();
      await menu(page).getByRole("link", { name: "Directory" }).click();
    } else {
      await page.getByRole("banner").getByRole("link", { name: "Directory" }).click();
    }
    await expect(page).toHaveURL("/directory");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
    await expect(page.getByRole("main")).toContainText(
      "Contact our team directly for personalized insurance assistance",
    );

    // Looks for one agent in the middle of the list; tests/browser/directory.spec.ts checks all agents.
    const { name, phone } = agents[Math.floor(agents.length / 2)] as (typeof agents)[number];
    const entry = page
      .getByRole("region", { name: "Licensed Agents" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    const call = entry.getByRole("link", { name: formatPhone(phone) });
    await call.scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute("href", telHref(phone));
  });

  test("the directory has help, the review button and links to the home page", async ({ page }) => {
    await page.goto(pages.directory);
    const main = page.getByRole("main");
    await expect(main.getByText(directory.help.text, { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "Call Main Office" })).toHaveAttribute("href", phoneLink);

    await page.getByRole("contentinfo").getByRole("button", { name: "Get Free Insurance Review" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: layout.homeLink })).toHaveAttribute("href", "/");
    await header.getByRole("link", { name: layout.actions.backHome }).click();
    await expect(page).toHaveURL("/");

    await page.goBack();
    await main.getByRole("link", { name: "Return to Homepage" }).click();
    await expect(page).toHaveURL("/");
  });
});

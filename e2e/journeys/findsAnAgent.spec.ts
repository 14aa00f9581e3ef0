import { expect, test } from "../fixtures";
import { menu, menuButton, pages, phoneLink, quoteDialog } from "../site";
import { journey } from "./journey";

journey(({ hasMenu }) => {
  test("someone finds the agent they want to talk to", async ({ page }) => {
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

    for (const [group, count] of [
      ["Main Lines", 2],
      ["Licensed Agents", 7],
    ] as const) {
      const entries = page.getByRole("region", { name: group }).getByRole("listitem");
      await expect(entries).toHaveCount(count);
      for (const entry of await entries.all()) {
        await expect(entry.getByRole("heading", { level: 3 })).not.toBeEmpty();
        await expect(entry.getByRole("paragraph")).not.toBeEmpty();
        const link = entry.getByRole("link");
        await expect(link).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
        const digits = (await link.textContent())?.replace(/\D/g, "");
        await expect(link).toHaveAttribute("href", `tel:+1${digits}`);
      }
    }
    const mainLines = page.getByRole("region", { name: "Main Lines" }).getByRole("heading", { level: 3 });
    await expect(mainLines).toHaveText([/main office/i, /general sales inquiries/i]);
  });

  test("someone who does not know whom to call gets help, and a way home", async ({ page }) => {
    await page.goto(pages.directory);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Call Main Office" })).toHaveAttribute("href", phoneLink);
    await main.getByRole("link", { name: "Return to Homepage" }).click();
    await expect(page).toHaveURL("/");
  });

  test("the directory has a way back and the logo on top, and the way to a review below", async ({
    page,
  }) => {
    await page.goto(pages.directory);
    await page.getByRole("contentinfo").getByRole("button", { name: "Get Free Insurance Review" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /home page$/ })).toHaveAttribute("href", "/");
    await header.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
  });
});

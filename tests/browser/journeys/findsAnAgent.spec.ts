import { agents, callAddress, directory, layout, mainLines, shownNumber } from "../content";
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

    for (const [group, people] of [
      ["Main Lines", mainLines],
      ["Licensed Agents", agents],
    ] as const) {
      const entries = page.getByRole("region", { name: group }).locator("> ul > li");
      await expect(entries).toHaveCount(people.length);
      for (const [index, { name, description, phone }] of people.entries()) {
        const entry = entries.nth(index);
        await expect(entry.getByRole("heading", { level: 3 })).toHaveText(name);
        await expect(entry.getByRole("paragraph")).toHaveText(description);
        const call = entry.getByRole("link", { name: shownNumber(phone) });
        // Heard by itself, in a list of links, each says who is called.
        await expect(call).toHaveAccessibleName(`${name} ${shownNumber(phone)}`);
        await expect(call).toHaveText(shownNumber(phone));
        await expect(call).toHaveAttribute("href", callAddress(phone));
      }
    }
  });

  test("someone finds an agent's email address, and who speaks their language", async ({ opened }) => {
    const page = await opened(pages.directory);
    for (const { name, email, languages = [] } of agents) {
      const entry = page.locator("#licensed-agents > ul > li").filter({ hasText: name });
      const mail = entry.locator('a[href^="mailto:"]');
      await expect(mail).toHaveText(email ? [email] : []);
      if (email) await expect(mail).toHaveAttribute("href", `mailto:${email}`);
      // Each in its own language, which its element says.
      await expect(entry.locator("[lang]")).toHaveCount(languages.length);
    }
  });

  test("someone who does not know whom to call gets help, and a way home", async ({ page }) => {
    await page.goto(pages.directory);
    const main = page.getByRole("main");
    await expect(main.getByText(directory.help.text, { exact: true })).toBeVisible();
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
    await expect(header.getByRole("link", { name: layout.homeLink })).toHaveAttribute("href", "/");
    await header.getByRole("link", { name: layout.actions.backHome }).click();
    await expect(page).toHaveURL("/");
  });
});

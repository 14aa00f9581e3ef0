import type { Locator } from "@playwright/test";
import { layout, principal as principalAgent, telHref } from "../content";
import { expect, test } from "../fixtures";
import { menu, menuButton, pages, phone, phoneLink, principal } from "../site";
import { journey } from "./journey";

async function expectToCall(link: Locator, address = phoneLink): Promise<void> {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", address);
}

journey(({ hasMenu }) => {
  test("someone calls the agency", async ({ page }) => {
    await page.goto(pages.home);
    const header = page.getByRole("banner");
    const headerCall = hasMenu ? layout.actions.callShort : phone;

    // At once, from the first screen.
    await expectToCall(header.getByRole("link", { name: headerCall }));
    const hero = page.getByRole("main").getByRole("link", { name: layout.actions.call }).first();
    await expectToCall(hero);
    await expect(hero).toBeInViewport({ ratio: 1 });

    // After reading on: from the banner, the principal's card, the contact card and the footer.
    const principalCall = telHref(principalAgent.phone);
    await expectToCall(page.getByRole("link", { name: `Speak with ${principal}` }), principalCall);
    await expectToCall(page.getByRole("article", { name: principal }).getByRole("link"), principalCall);
    const callUs = page.getByRole("listitem").filter({ hasText: "Call Us" });
    await expectToCall(callUs.getByRole("link", { name: phone }));
    await expectToCall(page.getByRole("contentinfo").getByRole("link", { name: phone }));

    // The header's number comes along.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(header.getByRole("link", { name: headerCall })).toBeInViewport({ ratio: 1 });

    if (hasMenu) {
      await menuButton(page).click();
      await expectToCall(menu(page).getByRole("link", { name: phone }));
    }
  });
});

import type { Locator } from "@playwright/test";
import { layout, principal as principalAgent, telHref } from "../content";
import { expect, test } from "../fixtures";
import { menu, menuButton, pages, phone, phoneLink, principal } from "../pageHelpers";
import { journey } from "./journey";

async function expectPhoneLink(link: Locator, href = phoneLink): Promise<void> {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", href);
}

journey(({ hasMenu }) => {
  test("a visitor finds a phone link in every part of the home page", async ({ page }) => {
    await page.goto(pages.home);
    const header = page.getByRole("banner");
    const headerCall = hasMenu ? layout.actions.callShort : phone;

    // Expects phone links above the fold, in the header and the hero.
    await expectPhoneLink(header.getByRole("link", { name: headerCall }));
    const hero = page.getByRole("main").getByRole("link", { name: layout.actions.call }).first();
    await expectPhoneLink(hero);
    await expect(hero).toBeInViewport({ ratio: 1 });

    // Expects phone links further down, in the savings banner, the principal's card, the contact card and the footer.
    const principalCall = telHref(principalAgent.phone);
    await expectPhoneLink(page.getByRole("link", { name: `Speak with ${principal}` }), principalCall);
    await expectPhoneLink(page.getByRole("article", { name: principal }).getByRole("link"), principalCall);
    const callUs = page.getByRole("listitem").filter({ hasText: "Call Us" });
    await expectPhoneLink(callUs.getByRole("link", { name: phone }));
    await expectPhoneLink(page.getByRole("contentinfo").getByRole("link", { name: phone }));

    // Expects the phone link in the sticky header to stay in the viewport at the end of the page.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(header.getByRole("link", { name: headerCall })).toBeInViewport({ ratio: 1 });

    if (hasMenu) {
      await menuButton(page).click();
      await expectPhoneLink(menu(page).getByRole("link", { name: phone }));
    }
  });
});

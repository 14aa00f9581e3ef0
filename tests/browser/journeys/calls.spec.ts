import type { Locator } from "@playwright/test";
import {
  agency,
  callAddress,
  home,
  hoursLines,
  layout,
  principal as principalAgent,
  street,
} from "../content";
import { expect, test } from "../fixtures";
import { email, menu, menuButton, pages, phone, phoneLink, principal } from "../site";
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
    const principalCall = callAddress(principalAgent.phone);
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

  test("someone writes an email instead", async ({ opened }) => {
    const page = await opened(pages.home);
    const card = page.getByRole("listitem").filter({ hasText: "Email Us" });
    await expect(card.getByRole("link")).toHaveAttribute("href", `mailto:${email}`);
  });

  test("someone looks up the way to the office and when it is open", async ({ opened }) => {
    const page = await opened(pages.home);
    const office = page
      .getByRole("heading", { name: home.contact.office.heading, exact: true })
      .locator("..");
    const { city, state, zip } = agency.address;
    await expect(office.getByText(street)).toContainText(`${city}, ${state} ${zip}`);
    const directions = office.getByRole("link", { name: /^Get Directions/ });
    const map = new URL(String(await directions.getAttribute("href")));
    expect(map.searchParams.get("query")).toBe(`${agency.address.street}, ${city}, ${state} ${zip}`);
    await expect(directions).toHaveAttribute("target", "_blank");
    await expect(office.getByRole("listitem")).toHaveText(home.contact.office.notes.map(({ text }) => text));

    const card = page
      .getByRole("main")
      .getByRole("heading", { name: home.contact.hours.heading, exact: true })
      .locator("..");
    await expect(card.getByRole("term")).toHaveText(hoursLines.map(({ days }) => days));
    await expect(card.getByRole("definition")).toHaveText(hoursLines.map(({ hours }) => hours));
  });
});

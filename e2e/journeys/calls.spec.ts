import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { menu, menuButton, pages, phone, phoneLink, principal } from "../site";
import { journey } from "./journey";

async function expectToCall(link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", phoneLink);
}

journey(({ hasMenu }) => {
  test("someone calls the agency", async ({ page }) => {
    await page.goto(pages.home);
    const header = page.getByRole("banner");

    // At once, from the first screen.
    await expectToCall(
      hasMenu ? header.getByRole("link", { name: "Call" }) : header.getByRole("link", { name: phone }),
    );
    const hero = page
      .getByRole("main")
      .getByRole("link", { name: `Call ${phone}` })
      .first();
    await expectToCall(hero);
    await expect(hero).toBeInViewport({ ratio: 1 });

    // After reading on: from the banner, the principal's card, the contact card and the footer.
    await expectToCall(page.getByRole("link", { name: `Speak with ${principal}` }));
    await expectToCall(page.getByRole("article", { name: principal }).getByRole("link", { name: phone }));
    const callUs = page.getByRole("listitem").filter({ hasText: "Call Us" });
    await expectToCall(callUs.getByRole("link", { name: phone }));
    await expectToCall(page.getByRole("contentinfo").getByRole("link", { name: phone }));

    // The header's number comes along.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(header.getByRole("link", { name: hasMenu ? "Call" : phone })).toBeInViewport({ ratio: 1 });

    if (hasMenu) {
      await menuButton(page).click();
      await expectToCall(menu(page).getByRole("link", { name: phone }));
    }
  });

  test("someone writes an email instead", async ({ page }) => {
    await page.goto(pages.home);
    const card = page.getByRole("listitem").filter({ hasText: "Email Us" });
    await expect(card.getByRole("link")).toHaveAttribute("href", /^mailto:info@/);
  });

  test("someone looks up the way to the office and when it is open", async ({ page }) => {
    await page.goto(pages.home);
    const office = page.getByRole("region", { name: "Office Location" });
    await expect(office).toContainText(/2550 W Union Hills Dr\s*Phoenix, AZ/);
    const directions = office.getByRole("link", { name: /^Get Directions/ });
    await expect(directions).toHaveAttribute("href", /maps/);
    await expect(directions).toHaveAttribute("target", "_blank");
    await expect(office.getByRole("listitem")).toHaveText([
      /free parking/i,
      /wheelchair accessible/i,
      /major cross street/i,
    ]);

    const hours = page.getByRole("region", { name: "Office Hours" });
    await expect(hours.getByRole("term")).toHaveText([
      "Mon-Fri",
      "Saturday",
      "Sunday",
      "Evenings",
      "Emergency Claims",
    ]);
    await expect(hours.getByRole("definition")).toHaveText([
      "9:00 AM-6:00 PM",
      "9:00 AM-1:00 PM",
      "Closed",
      "By appointment",
      "24/7",
    ]);
  });
});

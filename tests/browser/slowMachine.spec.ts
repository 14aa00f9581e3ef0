import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { menu, menuButton, pages, phone, phoneSize, quoteCloseButton, quoteDialog, withMotion } from "./site";

test.use({ ...withMotion, viewport: phoneSize });

/** The way of most visitors: the review, the menu, a section, the directory. Nothing waits for a script. */
async function goThrough(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" }).dblclick();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page).getByRole("link", { name: phone, exact: true })).toBeInViewport();
  await quoteCloseButton(page).click();
  await expect(quoteDialog(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Contact" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("#contact")).toBeInViewport();
}

test("on a computer that is six times slower everything answers as elsewhere", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(pages.home, { waitUntil: "commit" });
  await goThrough(page);
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Directory" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
});

test.describe("while the network is gone", () => {
  test.use({ allowedMessages: /ERR_INTERNET_DISCONNECTED|Failed to load/ });

  test("what is on the page goes on, and the next page comes when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto(pages.home);
    await context.setOffline(true);
    await goThrough(page);
    await context.setOffline(false);
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Directory" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
  });
});

import { expect, test } from "./fixtures";
import {
  menu,
  menuButton,
  pages,
  phone,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  withMotion,
} from "./pageHelpers";

test.use({
  ...withMotion,
  viewport: phoneSize,
  allowedMessages: /ERR_INTERNET_DISCONNECTED|Failed to load/,
});

test("the quote dialog, the menu and section links work offline", async ({ page, context }) => {
  await page.goto(pages.home);
  await context.setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" }).click();
  await expect(quoteDialog(page).getByRole("link", { name: phone, exact: true })).toBeInViewport();
  await quoteCloseButton(page).click();
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Contact" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("#contact")).toBeInViewport();
  await context.setOffline(false);
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Directory" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
});

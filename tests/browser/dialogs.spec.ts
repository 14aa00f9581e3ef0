import { menuButton, openMenu, quoteCloseButton, quoteDialog, waitForClicks } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { pages, phoneSize, visit } from "./pageHelpers";

test.use({ viewport: phoneSize });

test("on every page, #quote opens the quote dialog, with any query before or after #quote", async ({
  page,
}) => {
  for (const [address, path] of [
    ["/#quote", "/"],
    ["/directory?utm_source=mail#quote", "/directory?utm_source=mail"],
    ["/privacy-policy#quote?utm_source=mail", "/privacy-policy?utm_source=mail"],
    ["/terms-and-conditions?utm_id=1#quote&utm_term=car", "/terms-and-conditions?utm_id=1&utm_term=car"],
    ["/no-such-page#quote?fbclid=1", "/no-such-page?fbclid=1"],
  ] as const) {
    await page.goto(address);
    await expect(quoteDialog(page).getByRole("heading", { level: 2 }), address).toBeFocused();
    await expect(page).toHaveURL(`${path}#quote`);
    await quoteCloseButton(page).press("Enter");
    await expect(page).toHaveURL(path);
  }
});

test("a link to #quote closes the menu and opens the quote dialog, and going back closes the dialog", async ({
  page,
}) => {
  await visit(page, pages.home);
  const menu = await openMenu(page);
  await page.evaluate(() => location.assign("#quote"));
  await expect(quoteDialog(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(quoteDialog(page)).toBeHidden();
});

test("if the quote dialog opens from the menu, focus moves to the dialog's heading; when the dialog closes, focus moves to the menu button", async ({
  page,
}) => {
  await visit(page, pages.home);
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: "Get Free Insurance Review" }).press("Enter");
  await expect(menu).toBeHidden();
  await expect(quoteDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
});

test("the quote dialog stays open after a click inside, and closes after a click outside", async ({
  page,
}) => {
  await visit(page, pages.home);
  await page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" }).click();
  const dialog = quoteDialog(page);
  await waitForClicks(page);
  await dialog.getByRole("heading").click({ position: { x: 3, y: 3 } });
  await expect(dialog, "after a click inside").toBeVisible();
  await page.mouse.click(4, 200);
  await expect(dialog, "after a click outside").toBeHidden();
});

test("the menu is 300 px wide, or 400 px if the viewport is at least 640 px wide", async ({ page }) => {
  await visit(page, pages.home);
  const menu = await openMenu(page);
  for (const viewport of [639, 640]) {
    const width = viewport < 640 ? 300 : 400;
    await page.setViewportSize({ width: viewport, height: 800 });
    expect(await menu.boundingBox()).toEqual({ x: viewport - width, y: 0, width, height: 800 });
  }
});

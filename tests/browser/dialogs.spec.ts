import { menuButton, openMenu, quoteCloseButton, quoteDialog, waitForAnimations } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { pages, phoneSize, visit } from "./pageHelpers";

test.use({ viewport: phoneSize });

test("on every page, #quote and variants such as #Quote and #/quote/ open the quote dialog", async ({
  page,
}) => {
  for (const [path, fragment, query] of [
    [pages.home, "#Quote", ""],
    [pages.directory, "#/quote/", ""],
    [pages.privacy, "#quote%20", ""],
    [pages.terms, "#quote?utm_source=mail", "?utm_source=mail"],
    ["/no-such-page", "#quote&utm_term=car", "?utm_term=car"],
  ] as const) {
    await page.goto(path + fragment);
    await expect(quoteDialog(page), fragment).toBeVisible();
    await expect(page).toHaveURL(`${path}${query}#quote`);
    await quoteCloseButton(page).click();
    await expect(page).toHaveURL(path + query);
  }
});

test("a product's quote button adds a parameter such as ?insurance=auto to the URL, and a general quote button removes the parameter", async ({
  page,
}) => {
  await visit(page, `${pages.home}?utm_source=mail&insurance=home`);
  await page.getByRole("button", { name: "Ask for a quote in two minutes" }).click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(page).toHaveURL(`${pages.home}?utm_source=mail&insurance=auto`);
  await quoteCloseButton(page).click();
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  await expect(page).toHaveURL(`${pages.home}?utm_source=mail&insurance=several`);
  await quoteCloseButton(page).click();
  await page.getByRole("button", { name: "Get Free Insurance Review" }).first().click();
  await expect(page).toHaveURL(`${pages.home}?utm_source=mail`);
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

test("the quote dialog stays open after a click inside or a drag from inside to outside, and closes after a click outside", async ({
  page,
}) => {
  await visit(page, pages.home);
  await page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" }).click();
  const dialog = quoteDialog(page);
  await waitForAnimations(dialog);
  await dialog.getByRole("heading").click({ position: { x: 3, y: 3 } });
  await page.mouse.down();
  await page.mouse.move(4, 200);
  await page.mouse.up();
  await expect(dialog, "after a drag").toBeVisible();
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

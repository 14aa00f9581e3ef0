import {
  menu,
  menuButton,
  openMenu,
  quoteCloseButton,
  quoteDialog,
  removeCommandfor,
  waitForClicks,
} from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { expectBelowHeader, phoneSize, visit } from "./pageHelpers";
import { survey } from "./providerFormHelpers";

test.use({ viewport: phoneSize });

test("on every page, a URL with #quote opens the quote dialog, even if campaign parameters come before or after #quote", async ({
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

test("with reduced motion, the menu and the quote dialog open without a transition", async ({ page }) => {
  await visit(page, "/");
  await expect(menu(page)).toHaveCSS("transition-duration", "0s");
  await expect(quoteDialog(page)).toHaveCSS("transition-duration", "0s");
});

test("a link to #quote replaces the open menu with the quote dialog, and going back closes the dialog and focuses the menu button", async ({
  page,
}) => {
  await visit(page, "/");
  await openMenu(page);
  await page.evaluate(() => location.assign("#quote"));
  await expect(menu(page)).toBeHidden();
  await expect(quoteDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.goBack();
  await expect(quoteDialog(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("the menu is 300 px wide or, in viewports of 640 px and more, 400 px", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  for (const [viewport, width] of [
    [639, 300],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 800 });
    expect(await menu(page).boundingBox()).toMatchObject({ y: 0, width, height: 800 });
  }
});

for (const support of ["with", "without"])
  test(`in browsers ${support} support for commandfor and closedby, double-clicking a button that opens or closes a dialog has the same effect as a single click`, async ({
    page,
  }) => {
    if (support === "without") await removeCommandfor(page);
    await visit(page, "/");
    await menuButton(page).dblclick();
    await waitForClicks(page);
    await expect(menu(page)).toBeVisible();

    // Covers the page with a button. When a double click closes the menu, the second click must not press this button.
    const style = "position: fixed; inset: 0; z-index: 9; width: 100%";
    const html = `<button commandfor="quote" command="show-modal" style="${style}">Below</button>`;
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), html);
    const openDialogs = page.locator("dialog[open]");
    await menu(page).getByRole("link", { name: "About Us" }).dblclick();
    await waitForClicks(page);
    await expect(openDialogs).toHaveCount(0);
    await expect(page).toHaveURL("/#about");
    await expectBelowHeader(page.locator("#about"));

    const review = page.locator("#about button[commandfor=quote]");
    await review.press("Enter");
    await waitForClicks(page);
    await expect(survey(page)).toBeVisible();
    const form = (await survey(page).boundingBox()) ?? { x: 0, y: 0 };
    await quoteCloseButton(page).dblclick();
    await waitForClicks(page);
    await expect(openDialogs).toHaveCount(0);
    await expect(review, "the focus returns").toBeFocused();

    await page.mouse.dblclick(form.x + 20, form.y + 20);
    await waitForClicks(page);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(survey(page), "the form is not clicked").not.toBeFocused();
    await page.mouse.dblclick(4, 200);
    await waitForClicks(page);
    await expect(openDialogs).toHaveCount(0);
  });

import type { Locator, Page } from "@playwright/test";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import { menu, menuButton, pages, phoneSize, quoteCloseButton, quoteDialog, visit } from "./pageHelpers";

test.use({ viewport: phoneSize });

const quoteButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: layout.actions.review });
const aboutUs = (page: Page) => menu(page).getByRole("link", { name: "About Us" });

/** Waits until the page has handled all clicks and painted. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

async function expectToStayOpen(dialog: Locator): Promise<void> {
  await waitForPaint(dialog.page());
  await expect(dialog).toBeVisible();
}

/** Covers the page behind the open dialog with a link, which is followed if a click gets through the dialog. */
async function addLinkBehind(page: Page): Promise<void> {
  const link = '<a href="#behind" style="position: fixed; inset: 0; z-index: 9">Behind the dialog</a>';
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), link);
}

for (const support of ["with", "without"])
  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((isSupported) => {
        if (isSupported) return;
        document.addEventListener("command", (event) => event.preventDefault(), true);
        for (const name of ["command", "commandForElement"])
          Reflect.deleteProperty(HTMLButtonElement.prototype, name);
        Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      }, support === "with");
      await visit(page, pages.home);
    });

    test(`${support} commandfor, a double click on its opener leaves a dialog open`, async ({ page }) => {
      await quoteButton(page).dblclick();
      await expectToStayOpen(quoteDialog(page));
      await quoteCloseButton(page).click();
      await menuButton(page).dblclick();
      await expectToStayOpen(menu(page));
    });

    for (const [target, opener, doubleClick, url] of [
      ["on the close button", quoteButton, (page: Page) => quoteCloseButton(page).dblclick(), "/"],
      ["on the backdrop", quoteButton, (page: Page) => page.mouse.dblclick(4, 200), "/"],
      ["on a link in the menu", menuButton, (page: Page) => aboutUs(page).dblclick(), "/#about"],
    ] as const)
      test(`${support} closedby, a double click ${target} does not reach the page behind`, async ({
        page,
      }) => {
        await opener(page).click();
        await addLinkBehind(page);
        await doubleClick(page);
        await waitForPaint(page);
        await expect(page.locator("dialog[open]")).toHaveCount(0);
        await expect(page.getByText("Behind the dialog")).not.toBeFocused();
        await expect(page).toHaveURL(url);
      });
  });

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true });
  test("a double tap on the menu button opens the menu; one outside closes the menu", async ({ page }) => {
    await visit(page, pages.home);
    const { x = 0, y = 0 } = (await menuButton(page).boundingBox()) ?? {};
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 20, y + 20);
    await expectToStayOpen(menu(page));
    await addLinkBehind(page);
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(30, 400);
    await waitForPaint(page);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });
});

test("holding down Enter opens the menu once and closes the quote dialog once", async ({ page }) => {
  const hold = async (button: Locator) => {
    await button.focus();
    // Holds down Enter: without a key up in between, Playwright sends each further key down as an auto-repeat.
    for (let times = 0; times < 12; times += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  };
  await visit(page, pages.home);
  await hold(menuButton(page));
  await expectToStayOpen(menu(page));
  await menu(page).getByRole("button", { name: layout.actions.review }).click();
  await hold(quoteCloseButton(page));
  await expect(quoteDialog(page)).toBeHidden();
});

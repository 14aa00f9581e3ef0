import type { Locator, Page } from "@playwright/test";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import { menu, menuButton, pages, phoneSize, quoteCloseButton, quoteDialog, visit } from "./site";

test.use({ viewport: phoneSize });

const quoteButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: layout.actions.review });
const aboutUs = (page: Page) => menu(page).getByRole("link", { name: "About Us" });

/** Both presses have been answered. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

async function expectToStay(dialog: Locator): Promise<void> {
  await painted(dialog.page());
  await expect(dialog).toBeVisible();
}

/** Puts a link behind the open dialog, over the whole page. */
async function putLinkBehind(page: Page): Promise<void> {
  const link = '<a href="#behind" style="position: fixed; inset: 0; z-index: 9">Behind the dialog</a>';
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), link);
}

for (const ability of ["with", "without"])
  test.describe(`in an engine ${ability} commandfor and closedby, a double click`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((isNew) => {
        if (isNew) return;
        document.addEventListener("command", (event) => event.preventDefault(), true);
        for (const name of ["command", "commandForElement"])
          Reflect.deleteProperty(HTMLButtonElement.prototype, name);
        Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      }, ability === "with");
      await visit(page, pages.home);
    });

    test("on what opens a dialog leaves it open, even if its close button comes to lie there", async ({
      page,
    }) => {
      await quoteButton(page).dblclick();
      await expectToStay(quoteDialog(page));
      await quoteCloseButton(page).click();
      await menuButton(page).dblclick();
      await expectToStay(menu(page));
    });

    for (const [place, opener, press, address] of [
      ["on the close button", quoteButton, (page: Page) => quoteCloseButton(page).dblclick(), "/"],
      ["beside the dialog", quoteButton, (page: Page) => page.mouse.dblclick(4, 200), "/"],
      ["on a link of the menu", menuButton, (page: Page) => aboutUs(page).dblclick(), "/#about"],
    ] as const)
      test(`${place} closes the dialog, and presses nothing behind it`, async ({ page }) => {
        await opener(page).click();
        await putLinkBehind(page);
        await press(page);
        await painted(page);
        await expect(page.locator("dialog[open]")).toHaveCount(0);
        await expect(page.getByText("Behind the dialog")).not.toBeFocused();
        await expect(page).toHaveURL(address);
      });
  });

test.describe("a double tap", () => {
  test.use({ hasTouch: true, isMobile: true });
  test("on the menu's button leaves the menu open; beside the menu it presses nothing behind it", async ({
    page,
  }) => {
    await visit(page, pages.home);
    const { x = 0, y = 0 } = (await menuButton(page).boundingBox()) ?? {};
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 20, y + 20);
    await expectToStay(menu(page));
    await putLinkBehind(page);
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(30, 400);
    await painted(page);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });
});

test("Enter that is held down opens the menu once, and closes the quote dialog for good", async ({
  page,
}) => {
  const hold = async (button: Locator) => {
    await button.focus();
    // Each further `down` is a repetition.
    for (let times = 0; times < 12; times += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  };
  await visit(page, pages.home);
  await hold(menuButton(page));
  await expectToStay(menu(page));
  await menu(page).getByRole("button", { name: layout.actions.review }).click();
  await hold(quoteCloseButton(page));
  await expect(quoteDialog(page)).toBeHidden();
});

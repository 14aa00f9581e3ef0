import type { Locator, Page } from "@playwright/test";
import { menu, menuButton, quoteCloseButton, quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { pages, phoneSize, visit } from "./pageHelpers";

test.use({ viewport: phoneSize });

async function expectToStayOpen(dialog: Locator): Promise<void> {
  await waitForPaint(dialog.page());
  await expect(dialog).toBeVisible();
}

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Expects that `close` closes the open dialog without also clicking a link under the dialog. */
async function expectToClose(page: Page, close: () => Promise<unknown>, url = "/"): Promise<void> {
  const link = '<a href="#under" style="position: fixed; inset: 0; z-index: 9">Under the dialog</a>';
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), link);
  await close();
  await waitForPaint(page);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page, "the link under the dialog is not followed").toHaveURL(url);
  await page.getByText("Under the dialog").evaluate((element) => element.remove());
}

for (const support of ["with", "without"])
  test(`in browsers ${support} commandfor/closedby, a double click acts as one click`, async ({ page }) => {
    await page.addInitScript((isSupported) => {
      if (isSupported) return;
      document.addEventListener("command", (event) => event.preventDefault(), true);
      for (const name of ["command", "commandForElement"])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    }, support === "with");
    await visit(page, pages.home);
    const review = page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" });
    for (const close of [() => quoteCloseButton(page).dblclick(), () => page.mouse.dblclick(4, 200)]) {
      await review.dblclick();
      await expectToStayOpen(quoteDialog(page));
      await expectToClose(page, close);
    }
    await menuButton(page).dblclick();
    await expectToStayOpen(menu(page));
    const aboutUs = menu(page).getByRole("link", { name: "About Us" });
    await expectToClose(page, () => aboutUs.dblclick(), "/#about");
  });

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true });
  test("on a touch screen, a double tap opens or closes the menu only once", async ({ page }) => {
    await visit(page, pages.home);
    const session = await page.context().newCDPSession(page);
    // Sets the taps' timestamps, so that a busy machine cannot turn a double tap into two single taps.
    const tapTwice = async (x: number, y: number) => {
      const start = Date.now() / 1000;
      for (const [index, type] of (["touchStart", "touchEnd", "touchStart", "touchEnd"] as const).entries())
        await session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchStart" ? [{ x, y }] : [],
          timestamp: start + index / 20,
        });
    };
    const { x = 0, y = 0 } = (await menuButton(page).boundingBox()) ?? {};
    await tapTwice(x + 20, y + 20);
    await expectToStayOpen(menu(page));
    await expectToClose(page, () => tapTwice(30, 400));
  });
});

/** Holds down Enter so that the key repeats: https://playwright.dev/docs/api/class-keyboard#keyboard-down */
async function holdEnter(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.focus();
  for (let times = 0; times < 12; times += 1) await keyboard.down("Enter");
  await keyboard.up("Enter");
}

test("a held Enter key opens or closes a dialog only once, but repeats in a text field", async ({ page }) => {
  await visit(page, pages.home);
  await holdEnter(menuButton(page));
  await expectToStayOpen(menu(page));
  await menu(page).getByRole("button", { name: "Get Free Insurance Review" }).click();
  await holdEnter(quoteCloseButton(page));
  await expect(quoteDialog(page)).toBeHidden();
  await page.evaluate(() => document.body.append(document.createElement("textarea")));
  await holdEnter(page.locator("textarea"));
  await expect(page.locator("textarea")).toHaveValue("\n".repeat(12));
});

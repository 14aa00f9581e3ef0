import type { Locator, Page } from "@playwright/test";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import {
  deskSize,
  menu,
  menuButton,
  openMenu,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  visit,
  withMotion,
} from "./site";

/** Every button that opens the quote dialog, in the page's order. */
const openers = (page: Page) =>
  page.locator("[commandfor=quote][command=show-modal]").filter({ visible: true });

/** The page's own clock says when presses are no longer one. */
async function halfASecond(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() > from + 500, start);
}

/** Both of a double click's presses have been answered. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const [circumstances, ability] of [
  ["", undefined],
  [", in an engine without closedby", "closedBy"],
  [", in an engine without commandfor and closedby", "both"],
] as const) {
  test.describe(`a double click${circumstances}`, () => {
    test.beforeEach(async ({ page }) => {
      if (!ability) return;
      await page.addInitScript((missing) => {
        // Chromium has both: the attributes are taken out of its sight, and then the properties.
        const dialog = HTMLDialogElement.prototype;
        const { showModal } = dialog;
        dialog.showModal = function show() {
          this.removeAttribute("closedby");
          showModal.call(this);
        };
        addEventListener("DOMContentLoaded", () => {
          for (const element of document.querySelectorAll("dialog")) element.removeAttribute("closedby");
        });
        const { setAttribute } = dialog;
        dialog.setAttribute = function set(name, value) {
          if (name !== "closedby") setAttribute.call(this, name, value);
        };
        Reflect.deleteProperty(dialog, "closedBy");
        if (missing !== "both") return;
        for (const property of ["command", "commandForElement"])
          Reflect.deleteProperty(HTMLButtonElement.prototype, property);
        document.addEventListener("command", (event) => event.preventDefault(), true);
      }, ability);
    });

    test.describe("on a desk", () => {
      test.use({ viewport: deskSize });

      test("on any quote button opens the dialog, and leaves it open", async ({ page }) => {
        await visit(page, pages.home);
        await expect(openers(page)).toHaveCount(8);
        for (const opener of await openers(page).all()) {
          await opener.dblclick();
          await twoFrames(page);
          await expect(quoteDialog(page), String(await opener.textContent())).toBeVisible();
          expect(await page.evaluate(() => String(getSelection()))).toBe("");
          // Not by Escape: where the second press fell into the survey, Escape is the survey's.
          await quoteCloseButton(page).click();
          await expect(quoteDialog(page)).toBeHidden();
          await expect(opener).toBeFocused();
        }
      });

      test("and a third and fourth press do not close it either", async ({ page }) => {
        await visit(page, pages.home);
        const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
        await opener.click({ clickCount: 4, delay: 30 });
        await twoFrames(page);
        await expect(quoteDialog(page)).toBeVisible();
      });

      test("on what closes the dialog presses nothing behind it", async ({ page }) => {
        await visit(page, pages.home);
        await page.evaluate(() => {
          document.addEventListener("click", ({ target, defaultPrevented }) => {
            if (!(target as Element).closest("dialog") && !defaultPrevented)
              document.documentElement.dataset.pressed = (target as Element).outerHTML;
          });
        });
        const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
        for (const close of [() => quoteCloseButton(page).dblclick(), () => page.mouse.dblclick(20, 400)]) {
          await page.keyboard.press("Escape");
          await opener.focus();
          await page.keyboard.press("Enter");
          await expect(quoteDialog(page)).toBeVisible();
          await page.evaluate(() => delete document.documentElement.dataset.pressed);
          await close();
          await twoFrames(page);
          await expect(quoteDialog(page)).toBeHidden();
          expect(await page.evaluate(() => document.documentElement.dataset.pressed)).toBeUndefined();
          await expect(opener).toBeFocused();
        }
      });

      test("is not what a press beside the dialog is, however soon", async ({ page }) => {
        await visit(page, pages.home);
        await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).dblclick();
        await page.mouse.click(20, 400);
        await expect(quoteDialog(page)).toBeHidden();
      });

      test("that marks a word and lets go beside the dialog keeps it", async ({ page }) => {
        await visit(page, pages.home);
        await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).dblclick();
        const title = await quoteDialog(page).getByRole("heading").boundingBox();
        if (!title) throw new Error("the dialog has no title");
        await page.mouse.move(title.x + 20, title.y + 10);
        await page.mouse.down();
        await page.mouse.move(20, 400);
        await page.mouse.up();
        await twoFrames(page);
        await expect(quoteDialog(page)).toBeVisible();
      });
    });

    test.describe("on a phone", () => {
      test.use({ viewport: phoneSize });

      test("on the menu's button opens the menu, and one on the button that comes to lie there closes it", async ({
        page,
      }) => {
        await visit(page, pages.home);
        await menuButton(page).dblclick();
        await twoFrames(page);
        await expect(menu(page)).toBeVisible();
        await halfASecond(page);
        await menu(page).getByRole("button", { name: layout.menu.close }).dblclick();
        await twoFrames(page);
        await expect(menu(page)).toBeHidden();
      });

      test("on 'Get a Quote' in the menu opens the dialog, and leaves it open", async ({ page }) => {
        await visit(page, pages.home);
        await (await openMenu(page)).getByRole("button", { name: "Get a Quote" }).dblclick();
        await twoFrames(page);
        await expect(quoteDialog(page)).toBeVisible();
        await expect(menu(page)).toBeHidden();
        await quoteCloseButton(page).click();
        await expect(quoteDialog(page)).toBeHidden();
      });
    });
  });
}

test.describe("a double tap", () => {
  test.use({ viewport: phoneSize, hasTouch: true, isMobile: true });
  test("on a quote button answers no question of the survey that comes in between", async ({ page }) => {
    // The half second in which two presses are one ends when this test says so, however slow the machine is.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const later = (act: TimerHandler, wait?: number, ...given: unknown[]) => {
        if (wait !== 500 || typeof act !== "function") return setTimeout(act, wait, ...given);
        addEventListener("halfasecond", () => act(...given), { once: true });
        return 0;
      };
      Object.assign(window, { setTimeout: later });
    });
    await visit(page, pages.home);
    const survey = quoteDialog(page).frameLocator("iframe");
    await page.getByRole("main").getByRole("button", { name: layout.actions.review }).first().tap();
    const answer = survey.getByText("Business", { exact: true });
    const place = await answer.boundingBox();
    const answers = survey.locator("input:checked");
    const before = await answers.count();
    const tapAnswer = () => page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await tapAnswer();
    await twoFrames(page);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(answers).toHaveCount(before);
    await expect(quoteDialog(page).locator("iframe")).not.toBeFocused();
    await page.evaluate(() => dispatchEvent(new Event("halfasecond")));
    await tapAnswer();
    await expect(answers).toHaveCount(before + 1);
  });

  test("on a quote button answers no question of a survey that has been there before", async ({ page }) => {
    await visit(page, pages.home);
    const opener = page.getByRole("main").getByRole("button", { name: "Calculate My Savings" });
    const survey = quoteDialog(page).frameLocator("iframe");
    const answers = () => survey.locator("input:checked").count();
    await opener.tap();
    const answer = survey.getByText("Business", { exact: true });
    await answer.waitFor();
    const before = await answers();
    await halfASecond(page);
    const place = await answer.boundingBox();
    await page.keyboard.press("Escape");
    await expect(quoteDialog(page)).toBeHidden();
    await page.evaluate((top) => {
      const button = [...document.querySelectorAll("main button")].find(({ textContent }) =>
        textContent?.includes("Calculate My Savings"),
      );
      scrollBy(0, (button?.getBoundingClientRect().top ?? 0) - top);
    }, place?.y ?? 0);
    await opener.tap();
    await opener.page().touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await twoFrames(page);
    await expect(quoteDialog(page)).toBeVisible();
    expect(await answers()).toBe(before);
    await halfASecond(page);
    await answer.tap();
    await expect.poll(answers).toBe(before + 1);
  });
});

test.describe("a press beside the dialog half a second later", () => {
  test.use({ ...withMotion, viewport: deskSize });
  test("closes it, where the button was too", async ({ page }) => {
    await visit(page, pages.home);
    const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
    await opener.dblclick();
    const place = await opener.boundingBox();
    if (!place) throw new Error("the button is not shown");
    await halfASecond(page);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(quoteDialog(page)).toBeHidden();
  });
});

for (const [how, press] of [
  ["Ctrl and a click", (link: Locator) => link.click({ modifiers: ["Control"] })],
  ["a middle click", (link: Locator) => link.click({ button: "middle" })],
] as const) {
  test.describe("on a phone's menu", () => {
    test.use({ viewport: phoneSize });
    test(`${how} on a link opens a tab, and leaves the menu as it is`, async ({ page, context }) => {
      await visit(page, pages.home);
      const opened = await openMenu(page);
      const tab = context.waitForEvent("page");
      await press(opened.getByRole("link", { name: "Directory" }));
      await (await tab).close();
      await expect(opened).toBeVisible();
      await expect(page).toHaveURL("/");
    });
  });
}

test.describe("on a desk", () => {
  test.use({ viewport: deskSize });
  test("an address that ends in #menu opens nothing", async ({ page }) => {
    await visit(page, "/#menu");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
    await expect(quoteDialog(page)).toBeVisible();
  });
});

test("Enter held down opens the menu once, and closes the quote dialog for good", async ({ page }) => {
  const hold = async () => {
    // Each further `down` is a repetition, as the keyboard's own.
    for (let times = 0; times < 12; times += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  };
  await page.setViewportSize(phoneSize);
  await visit(page, pages.home);
  let toggles = 0;
  await page.exposeFunction("noteToggle", () => {
    toggles += 1;
  });
  await page.evaluate(() =>
    document.addEventListener(
      "toggle",
      () => (window as unknown as { noteToggle(): void }).noteToggle(),
      true,
    ),
  );
  await menuButton(page).focus();
  await hold();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => toggles).toBe(1);
  await page.keyboard.press("Escape");
  await openers(page).first().press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
  await quoteCloseButton(page).focus();
  await hold();
  await expect(quoteDialog(page)).toBeHidden();
});

test("what a browser extension sends to the document itself breaks nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, pages.home);
  await page.evaluate(() => {
    const bubbles = true;
    document.dispatchEvent(new MouseEvent("click", { bubbles }));
    document.dispatchEvent(new PointerEvent("pointerdown", { bubbles }));
    document.dispatchEvent(new KeyboardEvent("keydown", { bubbles, key: "Enter", repeat: true }));
  });
  await openers(page).first().click();
  await expect(quoteDialog(page)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  bothHomePages,
  desktopSize,
  everyPage,
  openMenu,
  phoneSize,
  quoteDialog,
  visit,
  waitForAnimations,
} from "../pageHelpers";

// axe.spec.ts tests that links are at least 24 px large (WCAG 2.5.8).

/** Returns the links and buttons lower than 44 px: those that look like a button, or all of an open menu. */
function lowButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    return [...(dialog ?? document).querySelectorAll("a, button")]
      .filter((element) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        const isButton = backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
        // Has a tolerance of half a pixel for rounded font sizes.
        const isLow = element.getBoundingClientRect().height < 43.5;
        return element.checkVisibility() && isLow && (isButton || dialog?.id === "menu");
      })
      .map((element) => element.outerHTML);
  });
}

test.use({ allowedMessages: /404/ });

for (const viewport of [phoneSize, desktopSize])
  test(`at ${viewport.width} px, buttons are at least 44 px high`, async ({ page, sharedPage }) => {
    for (const { title, url } of everyPage) {
      const shared = await sharedPage(url);
      await shared.setViewportSize(viewport);
      expect(await lowButtons(shared), `low buttons on ${title}`).toEqual([]);
    }
    await page.setViewportSize(viewport);
    for (const { title, url } of bothHomePages) {
      await visit(page, url);
      if (viewport === phoneSize) {
        await openMenu(page);
        expect(await lowButtons(page), `low links and buttons in the menu of ${title}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await page.goto(`${url}#quote`);
      await expect(quoteDialog(page)).toBeVisible();
      await waitForAnimations(quoteDialog(page));
      expect(await lowButtons(page), `low buttons in the quote dialog of ${title}`).toEqual([]);
    }
  });

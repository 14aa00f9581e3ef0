import type { Page } from "@playwright/test";
import { openMenu, quoteDialog, waitForAnimations } from "../dialogHelpers";
import { expect, test } from "../fixtures";
import { bothHomePages, desktopSize, everyPage, phoneSize, visit } from "../pageHelpers";

/** Returns links and buttons less than 44 px high. Outside the menu, ignores links without a background or border. */
function lowButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    return [...(dialog ?? document).querySelectorAll("a, button")]
      .filter((element) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        const isButton = backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
        // Accepts 43.5 px instead of 44 px, because some heights depend on a rounded font size.
        const isLow = element.getBoundingClientRect().height < 43.5;
        return element.checkVisibility() && isLow && (isButton || dialog?.id === "menu");
      })
      .map((element) => element.outerHTML);
  });
}

/** Returns visible labels that are missing from a link's or button's accessible name (WCAG 2.5.3). */
function unnamedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const letters = (text: string | null | undefined) => text?.toLowerCase().replace(/\s+/g, "") ?? "";
    const nameOf = (control: Element) => {
      const labels = control.getAttribute("aria-labelledby")?.split(" ");
      const name = labels?.map((id) => document.getElementById(id)?.textContent).join(" ");
      return name ?? control.getAttribute("aria-label") ?? control.textContent;
    };
    return [...root.querySelectorAll("h1, h2, h3, h4, :is(a, button, summary), :is(a, button, summary) *")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
        const range = document.createRange();
        range.selectNode(text ?? element);
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = range.getBoundingClientRect();
        const control = document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest("a, button, summary");
        return control && text && !letters(nameOf(control)).includes(letters(text.textContent))
          ? `${text.textContent}: ${nameOf(control)}`
          : [];
      });
  });
}

for (const viewport of [phoneSize, desktopSize])
  for (const [rule, find] of [
    ["buttons are at least 44 px high", lowButtons],
    ["the accessible name of a link or button contains its visible label", unnamedWords],
  ] as const)
    test(`at ${viewport.width} px, this accessibility rule is met: ${rule}`, async ({ page, sharedPage }) => {
      for (const { title, url } of everyPage) {
        const shared = await sharedPage(url);
        await shared.setViewportSize(viewport);
        expect(await find(shared), title).toEqual([]);
      }
      await page.setViewportSize(viewport);
      for (const { title, url } of bothHomePages) {
        await visit(page, url);
        if (viewport === phoneSize) {
          await openMenu(page);
          expect(await find(page), `the menu of ${title}`).toEqual([]);
          await page.keyboard.press("Escape");
        }
        await page.goto(`${url}#quote`);
        await expect(quoteDialog(page)).toBeVisible();
        await waitForAnimations(quoteDialog(page));
        expect(await find(page), `the quote dialog of ${title}`).toEqual([]);
      }
    });

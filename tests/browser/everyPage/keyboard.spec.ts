import type { Page } from "@playwright/test";
import { menuButton, quoteCloseButton, quoteDialog } from "../dialogHelpers";
import { expect, test } from "../fixtures";
import { desktopSize, everyPage, phoneSize, visit } from "../pageHelpers";
import { survey } from "../providerFormHelpers";
import { addContrastOf } from "./contrastOf";

function focusedElement(page: Page): Promise<{ name: string; problem?: string } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || !document.hasFocus()) return;
    if (element.tagName === "IFRAME") return { name: "iframe" };
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const problem = () => {
      if (!element.matches(":focus-visible") || outlineStyle === "none") return "no focus ring";
      if (Number.parseFloat(outlineWidth) < 2) return `a ring of ${outlineWidth}`;
      const contrast = contrastOf(outlineColor, element.parentElement ?? document.body);
      if (contrast < 3) return `a ring with a contrast of ${contrast}`;
      const isCut = box.top < -1 || box.bottom > innerHeight + 1;
      if (isCut || box.left < -1 || box.right > innerWidth + 1) return "outside the window";
      // Checks that nothing covers any line of the element. A link that wraps has one rectangle for each line.
      for (const { left, width, top, bottom } of element.getClientRects())
        for (const y of [top + 1, bottom - 1]) {
          const upper = document.elementFromPoint(left + width / 2, y);
          if (upper && !element.contains(upper) && !upper.contains(element))
            return `under ${upper.tagName} ${upper.textContent?.slice(0, 20)}`;
        }
      const ringTop = box.top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
      const aboveRing = document.elementFromPoint(box.left + box.width / 2, ringTop);
      if (element.closest("main, footer") && aboveRing?.closest("header"))
        return "its ring is under the header";
    };
    return { name: element.outerHTML.slice(0, 100), problem: problem() };
  });
}

for (const viewport of [phoneSize, desktopSize])
  for (const { title, url } of everyPage)
    test(`at ${viewport.width} px, every tab stop on ${title} has a visible focus ring`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, url);
      await addContrastOf(page);
      await page.keyboard.press("Tab");
      const skip = page.locator("a").first();
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      const found: string[] = [];
      let stops = 0;
      for (; stops < 120; stops++) {
        const stop = await focusedElement(page);
        if (!stop || (stops > 0 && (await skip.evaluate((link) => link === document.activeElement)))) break;
        if (stop.problem) found.push(`${stop.name}: ${stop.problem}`);
        await page.keyboard.press("Tab");
      }
      expect(found, "tab stops that cannot be seen").toEqual([]);
      expect(stops, "tab stops").toBeGreaterThan(5);
      await skip.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toBeVisible();
    });

test("in the menu, every tab stop has a visible focus ring", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, "/");
  await addContrastOf(page);
  await menuButton(page).press("Enter");
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    // Uses `?.`, because `focusedElement` returns undefined if Tab has moved focus to the browser's toolbar.
    expect((await focusedElement(page))?.problem, "why the tab stop cannot be seen").toBeUndefined();
  }
});

test("in the quote dialog, Tab moves focus from the form to the close button", async ({ page }) => {
  await visit(page, "/#quote");
  await addContrastOf(page);
  await survey(page).contentFrame().getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Tab");
  await expect(quoteCloseButton(page)).toBeFocused();
  expect((await focusedElement(page))?.problem, "why the tab stop cannot be seen").toBeUndefined();
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page)).toBeHidden();
});

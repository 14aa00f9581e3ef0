import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { desktopSize, everyPage, phoneSize } from "../pageHelpers";
import { addContrastOf } from "./contrastOf";

/**
 * Returns the texts with too little contrast.
 * @param minimum 4.5 checks WCAG level AA (3 for large text), and 7 checks level AAA (4.5 for large text)
 */
async function lowContrastTexts(page: Page, within = "body", minimum: 4.5 | 7 = 4.5): Promise<string[]> {
  await addContrastOf(page);
  return page.locator(within).evaluate((root, minimum) => {
    const low = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!element || !text || !element.checkVisibility() || element.closest("script, style")) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const ratio = contrastOf(color, element);
      if (ratio < (large ? { 4.5: 3, 7: 4.5 }[minimum] : minimum)) low.add(`${text.slice(0, 30)}: ${ratio}`);
    }
    return [...low];
  }, minimum);
}

for (const { title, url } of everyPage) {
  test(`text on ${title} has enough contrast, even on hover and while pressed`, async ({ sharedPage }) => {
    const page = await sharedPage(url);
    for (const size of [phoneSize, desktopSize]) {
      await page.setViewportSize(size);
      expect(await lowContrastTexts(page), `texts of low contrast at ${size.width} px`).toEqual([]);
    }
    // Tests one control for each set of classes, because controls with the same classes have the same colors.
    const styles = new Set<string>();
    for (const control of await page.locator(":is(main, header, footer) :is(a, button)").all()) {
      const style = await control.evaluate(
        (element) => `${element.parentElement?.className} ${element.className}`,
      );
      if (styles.has(style) || !(await control.isVisible())) continue;
      styles.add(style);
      await control.hover();
      expect(await lowContrastTexts(page), "texts of low contrast on hover").toEqual([]);
      await page.mouse.down();
      expect(await lowContrastTexts(page), "texts of low contrast while pressed").toEqual([]);
      // Releases the mouse button outside the control, so that the control is not clicked.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    expect(styles.size).toBeGreaterThan(4);
  });
}

test("prefers-contrast: more raises text contrast to 7:1 and strengthens borders", async ({ sharedPage }) => {
  for (const { title, url } of everyPage) {
    const page = await sharedPage(url);
    await page.emulateMedia({ contrast: "more" });
    for (const part of ["main", "footer"])
      expect(await lowContrastTexts(page, part, 7), `texts of low contrast on ${title}`).toEqual([]);
    const faint = await page.locator("main *").evaluateAll((all) =>
      all
        .filter((element) => {
          const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
          return borderTopWidth !== "0px" && borderTopColor !== color;
        })
        .map((element) => element.className),
    );
    expect(faint, `faint borders on ${title}`).toEqual([]);
  }
});

import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { desktopSize, everyPage, phoneSize, visit } from "../pageHelpers";
import { addContrastOf } from "./contrastOf";

/** Returns all text with insufficient contrast (WCAG SC 1.4.3), with its contrast ratio. */
async function lowContrastTexts(part: Locator): Promise<string[]> {
  await addContrastOf(part.page());
  return part.locator(":not(script, style)").evaluateAll((all) => {
    const low = all.flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!text || !element.checkVisibility()) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const ratio = contrastOf(color, element);
      return ratio < (isLarge ? 3 : 4.5) ? [`${text.textContent?.slice(0, 30)}: ${ratio}`] : [];
    });
    return [...new Set(low)];
  });
}

for (const { title, url } of everyPage)
  test(`text on ${title} has sufficient contrast, even while hovered or pressed`, async ({ page }) => {
    await visit(page, url);
    for (const size of [phoneSize, desktopSize]) {
      await page.setViewportSize(size);
      expect(await lowContrastTexts(page.locator("body")), `at ${size.width} px`).toEqual([]);
    }
    // Tests one control for each set of classes, because controls with the same classes have the same colors.
    const controls = page.locator(":is(main, header, footer) :is(a, button)").filter({ visible: true });
    const styles = await controls.evaluateAll((all) =>
      all.map((control) => `${control.parentElement?.className} ${control.className}`),
    );
    expect(styles.length).toBeGreaterThan(4);
    for (const [index, style] of styles.entries()) {
      if (styles.indexOf(style) !== index) continue;
      const control = controls.nth(index);
      await control.hover();
      expect(await lowContrastTexts(control.locator("..")), "texts of low contrast on hover").toEqual([]);
      await page.mouse.down();
      expect(await lowContrastTexts(control.locator("..")), "texts of low contrast while pressed").toEqual(
        [],
      );
      // Releases the mouse button outside the control, so that the control is not clicked.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });

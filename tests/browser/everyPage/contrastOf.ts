import type { Page } from "@playwright/test";
import { axe as axeScript } from "./expectNoAxeViolations";

declare global {
  /**
   * Returns the contrast ratio between a color and an element's background, or 0 if the background is translucent. For
   * a gradient, returns the lowest ratio of all color stops. axe's own contrast check ignores gradients:
   * https://github.com/dequelabs/axe-core/issues/4628
   */
  var contrastOf: (color: string, element: Element) => number;
}

export async function addContrastOf(page: Page): Promise<void> {
  if (await page.evaluate(() => "contrastOf" in globalThis)) return;
  await page.evaluate(axeScript);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: axe has no type declarations for its color functions
    const { Color, getContrast } = (globalThis as any).axe.commons.color;
    const parse = (text: string) => new Color(0, 0, 0).parseString(text);
    globalThis.contrastOf = (color, element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const { alpha } = parse(backgroundColor);
      const stops = backgroundImage.match(/rgba?\([^)]+\)/g) ?? (alpha === 1 ? [backgroundColor] : []);
      if (stops.length > 0)
        return Math.min(...stops.map((stop) => getContrast(parse(stop), parse(color)) ?? 0));
      if (alpha > 0) return 0;
      return element.parentElement
        ? contrastOf(color, element.parentElement)
        : (getContrast(parse("#fff"), parse(color)) ?? 0);
    };
  });
}

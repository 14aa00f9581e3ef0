import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "../fixtures";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe in the page, without its frames. Target size (WCAG 2.5.8) does not apply to print. In forced colors, axe
 * reads the style sheet's colors rather than the displayed ones; forcedColors.spec.ts covers those.
 * @param isFragment a form, which gets its landmarks and its h1 from the page that embeds it
 */
export async function expectNoAxeViolations(page: Page, state: string, isFragment = false): Promise<void> {
  const contrast = await page.evaluate(() => !matchMedia("(forced-colors: active)").matches);
  const isPrint = await page.evaluate(() => matchMedia("print").matches);
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, {
    iframes: false,
    rules: {
      "target-size": { enabled: ${!isPrint} },
      "color-contrast": { enabled: ${contrast} },
      "landmark-one-main": { enabled: ${!isFragment} },
      "page-has-heading-one": { enabled: ${!isFragment} },
      region: { enabled: ${!isFragment} },
    },
    resultTypes: ["violations"],
  })`);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, `axe, ${state}`).toEqual([]);
}

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "../fixtures";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe on the document as it stands. The sample forms inside frames are looked at by themselves, below.
 * A form stands in a page's landmarks, below its headings, so of itself alone it has neither (`part`).
 * How large a target is matters to pointers (WCAG 2.5.8), and paper has none.
 * Under forced colours axe reads the colours of the style sheet, not those that are seen: forcedColors.spec.ts looks.
 */
export async function expectNoAxeViolations(page: Page, state: string, part = false): Promise<void> {
  const contrast = await page.evaluate(() => !matchMedia("(forced-colors: active)").matches);
  const paper = await page.evaluate(() => matchMedia("print").matches);
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, {
    iframes: false,
    rules: {
      "target-size": { enabled: ${!paper} },
      "color-contrast": { enabled: ${contrast} },
      "landmark-one-main": { enabled: ${!part} },
      "page-has-heading-one": { enabled: ${!part} },
      region: { enabled: ${!part} },
    },
    resultTypes: ["violations"],
  })`);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, `axe, ${state}`).toEqual([]);
}

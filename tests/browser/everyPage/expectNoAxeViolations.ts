import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "../fixtures";

export const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Expects that axe finds no violations on the page outside of iframes. Skips the target-size rule in print.
 * Skips the contrast rule in forced-colors mode, because axe ignores forced colors (forcedColors.spec.ts).
 */
export async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, {
    iframes: false,
    rules: {
      "target-size": { enabled: !matchMedia("print").matches },
      "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches },
      "label-content-name-mismatch": { enabled: true },
    },
    resultTypes: ["violations"],
  })`);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, `axe, ${state}`).toEqual([]);
}

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "../fixtures";

export const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Expects axe to find no accessibility violations on the page, excluding iframes. */
export async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, {
    iframes: false,
    rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } },
    resultTypes: ["violations"],
  })`);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, `axe, ${state}`).toEqual([]);
}

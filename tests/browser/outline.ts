import { expect, type Locator } from "@playwright/test";

/** The nodes that only group others, and text that its parent's accessible name repeats. */
const grouping = /^(list|listitem|paragraph|main|banner|contentinfo|status)$/;

/**
 * Expects a part of the page to have exactly these headings, texts, links and controls for assistive technology, in
 * this order: one line for each, as in Playwright's ARIA snapshots, with a link's address after an arrow.
 */
export async function expectOutline(part: Locator, expected: string): Promise<void> {
  const linesOf = (text: string) => text.split("\n").map((line) => line.trim().replace(/^- /, ""));
  const snapshot = (await part.ariaSnapshot()).replace(/:\n +- \/url: (.*)/g, " → $1");
  // YAML puts quotation marks around a line with a colon or a number sign in it.
  const lines = linesOf(snapshot).map((line) => line.replace(/:$/, "").replace(/^'(.*)'/, "$1"));
  expect(lines.filter((line) => !grouping.test(line))).toEqual(linesOf(expected.trim()));
}

import { expect, type Locator } from "@playwright/test";

/** The roles of nodes that only group other nodes. */
const grouping = /^(list|listitem|paragraph|main|banner|contentinfo|status)$/;

/**
 * Expects a part of the page to have exactly these headings, texts, links and controls for assistive technology, in
 * this order: one line for each, as in Playwright's ARIA snapshots, with a link's address after an arrow, and terms and
 * their definitions on one line. Leaves out texts that the line above contains, such as the words in a heading.
 */
export async function expectOutline(part: Locator, expected: string): Promise<void> {
  const linesOf = (text: string) => text.split("\n").map((line) => line.trim().replace(/^- /, ""));
  const snapshot = (await part.ariaSnapshot())
    .replace(/:\n +- \/url: (.*)/g, " → $1")
    .replace(/\n +- definition(: .*)/g, "$1");
  // YAML puts quotation marks around a line with a colon or a number sign in it.
  const lines = linesOf(snapshot).map((line) => line.replace(/:$/, "").replace(/^'(.*)'/, "$1"));
  const isRepeated = (line: string, above = "") => above.includes(/^text: "?([^"]*)/.exec(line)?.[1] ?? line);
  const shown = lines.filter((line) => !grouping.test(line));
  expect(shown.filter((line, i) => !isRepeated(line, shown[i - 1]))).toEqual(linesOf(expected.trim()));
}

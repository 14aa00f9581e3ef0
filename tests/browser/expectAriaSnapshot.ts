import { expect, type Locator } from "@playwright/test";

const grouping = /^(list|listitem|paragraph|main|banner|contentinfo|status)$/;

/**
 * Compares a part of the page with an ARIA snapshot in Playwright's format, with two differences: a link is written as
 * `link "Home" → /`, and a definition is on the same line as its term. Ignores indentation, lines that
 * contain only a role such as `list`, and lines whose text is already in the line above.
 */
export async function expectAriaSnapshot(part: Locator, expected: string): Promise<void> {
  await expect.poll(() => snapshotLines(part), "what screen readers find").toEqual(linesOf(expected.trim()));
}

const linesOf = (text: string) => text.split("\n").map((line) => line.trim().replace(/^- /, ""));

async function snapshotLines(part: Locator): Promise<string[]> {
  const snapshot = (await part.ariaSnapshot())
    .replace(/:\n +- \/url: (.*)/g, " → $1")
    .replace(/\n *- definition(: .*)/g, "$1");
  // Removes the quotation marks that YAML needs around a line with a colon or a number sign.
  const lines = linesOf(snapshot).map((line) => line.replace(/:$/, "").replace(/^'(.*)'/, "$1"));
  const isRepeated = (line: string, above = "") => above.includes(/^text: "?([^"]*)/.exec(line)?.[1] ?? line);
  const shown = lines.filter((line) => !grouping.test(line));
  return shown.filter((line, i) => !isRepeated(line, shown[i - 1]));
}

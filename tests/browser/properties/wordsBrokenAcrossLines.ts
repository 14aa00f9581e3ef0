import type { Page } from "@playwright/test";

/**
 * Returns the words in an element that are broken across lines because the column is too narrow. Words of more than
 * 30 letters are ignored, because no column is wide enough for them.
 */
export function wordsBrokenAcrossLines(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const word of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
        if (word[0].length > 30) continue;
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word[0]);
      }
    }
    return broken;
  });
}

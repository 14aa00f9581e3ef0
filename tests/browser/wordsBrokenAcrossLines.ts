import type { Page } from "@playwright/test";

/**
 * The words in an element that go on in the next line, as they do where there is no room for a word. Words of over 30
 * letters are not meant: they have to go on somewhere.
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

import type { Locator, Page } from "@playwright/test";

/** Describes each element whose text is clipped, or overflows the element or the viewport. */
export function overflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 30)}`;
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px wider than the viewport`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.closest("svg, [aria-hidden=true]")) continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      const skipLink = element.matches('a[href="#main"]');
      if (hasText && !skipLink && (box.right > innerWidth + 1 || box.left < -1))
        found.push(`outside the viewport: ${name(element)}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const [isWider, isHigher] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
      const isClipped = (clips(overflowX) && isWider) || (clips(overflowY) && isHigher);
      if (isClipped && element.textContent?.trim() && !element.querySelector("svg, picture"))
        found.push(`clipped: ${name(element)}`);
      if (hasText && isWider && clientWidth > 0 && element.getClientRects().length === 1)
        found.push(`text overflows its box: ${name(element)}`);
    }
    return found;
  });
}

/** Returns words that break across lines. Ignores words longer than 30 characters, which don't fit in any column. */
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

/** Returns the lines of text in `part` that overlap each other or extend beyond the viewport. */
export function overlappingLines(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const lines: { text: string; box: DOMRect }[] = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      for (const box of range.getClientRects()) lines.push({ text: textContent, box });
    }
    return lines.flatMap(({ text, box }, index) => {
      const others = lines.slice(index + 1).filter(({ box: { left, right, top, height } }) => {
        // Boxes that overlap vertically by up to 40% are separate lines: a small `line-height` makes adjacent lines
        // overlap.
        const isAtSameHeight =
          Math.abs(box.top + box.bottom - top * 2 - height) < 0.6 * (box.height + height);
        return isAtSameHeight && Math.min(box.right, right) - Math.max(box.left, left) > 1;
      });
      const edge = box.left < 0 || box.right > innerWidth + 1 ? [{ text: "the edge" }] : [];
      return [...edge, ...others].map((other) => `${text} / ${other.text}`);
    });
  });
}

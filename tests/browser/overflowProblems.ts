import type { Page } from "@playwright/test";

/**
 * What is cut off, or reaches over an edge of the window. Poll it after a change of the window: a row that can be
 * scrolled is marked as such a moment later.
 */
export function overflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 30)}`;
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.closest("svg, [aria-hidden=true]")) continue;
      // Only for screen readers, so that nothing of it is cut.
      if (getComputedStyle(element).clipPath === "inset(50%)") continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      const skipLink = element.matches('a[href="#main"]');
      // One comes to it by scrolling its row.
      const inRow = element.closest("[data-row][tabindex='0']") !== null;
      if (hasText && !skipLink && !inRow && (box.right > innerWidth + 1 || box.left < -1))
        found.push(`sideways: ${name(element)}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (!element.textContent?.trim()) continue;
      if (clips(overflowX) && element.scrollWidth > element.clientWidth + 1 && !element.querySelector("svg"))
        found.push(`cut at the side: ${name(element)}`);
      if (
        clips(overflowY) &&
        element.scrollHeight > element.clientHeight + 1 &&
        !element.querySelector("svg")
      )
        found.push(`cut at the foot: ${name(element)}`);
      const lines = element.getClientRects();
      if (
        hasText &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        lines.length === 1
      )
        found.push(`text over its edge: ${name(element)}`);
    }
    return found;
  });
}

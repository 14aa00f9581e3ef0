import { Attribute } from "../lib/dataAttributes";

/**
 * Makes rows of cards focusable while they overflow, so the arrow keys can scroll the rows (WCAG 2.2, 2.1.1). Unlike
 * other engines, WebKit doesn't make scroll containers focusable: https://bugs.webkit.org/show_bug.cgi?id=190870
 */
export function startScrollableRows(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const row of document.querySelectorAll(`[${Attribute.ScrollableRow}]`)) {
    observer.observe(row);
    // When a link in a card receives focus, scrolls the whole card into view (WCAG 2.2, 2.4.11).
    row.addEventListener("focusin", ({ target }) =>
      (target as Element).closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    );
  }
}

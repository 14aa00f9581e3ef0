/**
 * Makes a row that scrolls sideways a stop of the Tab key, so that the arrow keys scroll it (WCAG 2.2, 2.1.1). WebKit
 * does not do so by itself.
 */
export function startScrollableRows(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const row of document.querySelectorAll("[data-row]")) observer.observe(row);
}

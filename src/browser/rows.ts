/**
 * A row that can be scrolled sideways takes the focus, so that the arrow keys go along it in every engine (WCAG 2.2,
 * 2.1.1); where it has room for all, it is no stop. Chromium and Firefox do so by themselves, WebKit does not.
 */
export function startRows(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const row of document.querySelectorAll("[data-row]")) observer.observe(row);
}

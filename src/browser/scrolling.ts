/**
 * Scrolls smoothly to the target of an in-page link, unless the visitor prefers reduced motion. Setting
 * `scroll-behavior` in CSS would also animate reloads, deep links and the back button (tested).
 */
export function startSmoothScroll(): void {
  const reducedMotion = matchMedia("(prefers-reduced-motion)");
  const { style } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    // Uses `?.`, because browser extensions dispatch clicks on `document`, which has no `closest` method.
    if (reducedMotion.matches || !(target as Element).closest?.("a[href*='#']")) return;
    style.scrollBehavior = "smooth";
    // Removing the property doesn't affect a smooth scroll in progress.
    setTimeout(() => style.removeProperty("scroll-behavior"), 500);
  });
}

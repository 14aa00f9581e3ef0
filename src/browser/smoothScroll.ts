/**
 * Scrolls smoothly to where a link of the page leads, for those who want motion. Not by the style sheet, which would
 * also let a reload, a deep link and going back travel there from the top.
 */
export function startSmoothScroll(): void {
  const motion = matchMedia("(prefers-reduced-motion: no-preference)");
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a[href*='#']")) return;
    document.documentElement.style.scrollBehavior = motion.matches ? "smooth" : "";
  });
}

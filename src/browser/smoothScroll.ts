/**
 * Scrolls smoothly to where a link of the page leads, for those who want motion. In the style sheet it would also be
 * for a reload, a deep link and going back.
 */
export function startSmoothScroll(): void {
  const noMotion = matchMedia("(prefers-reduced-motion)");
  const { style } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    // An extension may send a click to the document itself.
    if (noMotion.matches || !(target as Element).closest?.("a[href*='#']")) return;
    style.scrollBehavior = "smooth";
    // A scroll that has begun stays smooth.
    setTimeout(() => {
      style.scrollBehavior = "";
    }, 500);
  });
}

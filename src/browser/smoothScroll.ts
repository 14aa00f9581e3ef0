/**
 * Scrolls smoothly to the target of an in-page link, unless the visitor prefers reduced motion. `scroll-behavior` in
 * the style sheet would also affect reloads, deep links and going back.
 */
export function startSmoothScroll(): void {
  const reducedMotion = matchMedia("(prefers-reduced-motion)");
  const { style } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    // `closest?.`, because browser extensions may dispatch a click on `document`, which has no such method.
    if (reducedMotion.matches || !(target as Element).closest?.("a[href*='#']")) return;
    style.scrollBehavior = "smooth";
    // Resets the scroll behaviour, which does not affect a scroll that is under way.
    setTimeout(() => style.removeProperty("scroll-behavior"), 500);
  });
}

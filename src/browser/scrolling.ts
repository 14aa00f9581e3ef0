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
    // Resets the scroll behavior, which does not affect a scroll that is under way.
    setTimeout(() => style.removeProperty("scroll-behavior"), 500);
  });
}

/**
 * Keeps the reading position when a phone is turned or a window's width changes: the first text below the header stays
 * where it was. By themselves, browsers keep the place of what is at the top of the screen, which is the sticky header:
 * https://github.com/w3c/csswg-drafts/issues/4318
 */
export function startKeepingPlace(): void {
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li)")];
  const edge = document.querySelector("header")?.offsetHeight ?? 0;
  const topOf = (text: Element) => text.getBoundingClientRect().top;
  let width = innerWidth;
  let first: Element | undefined;
  let top = 0;
  const note = () => {
    first = texts.find((text) => topOf(text) >= edge);
    if (first) top = topOf(first);
  };
  note();
  addEventListener("scroll", note);
  addEventListener("resize", () => {
    // Ignores the address bar of phones, which changes the height alone.
    if (first && innerWidth !== width) scrollBy({ top: topOf(first) - top, behavior: "instant" });
    width = innerWidth;
  });
}

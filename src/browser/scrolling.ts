/**
 * Scrolls smoothly to the target of an in-page link, unless the visitor prefers reduced motion. Setting
 * `scroll-behavior` in CSS would also animate reloads, deep links and the back button (tested).
 */
export function startSmoothScroll(): void {
  const reducedMotion = matchMedia("(prefers-reduced-motion)");
  const { style } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    // Uses `?.`, because browser extensions dispatch clicks on `document`, which has no method `closest`.
    if (reducedMotion.matches || !(target as Element).closest?.("a[href*='#']")) return;
    style.scrollBehavior = "smooth";
    // Removing the property doesn't affect a smooth scroll in progress.
    setTimeout(() => style.removeProperty("scroll-behavior"), 500);
  });
}

/**
 * Preserves the reading position when a phone is rotated or a window's width changes. The browser's scroll anchoring
 * would choose the sticky header as its anchor: https://github.com/w3c/csswg-drafts/issues/4318
 */
export function startKeepingReadingPosition(): void {
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li)")];
  const edge = document.querySelector("header")?.offsetHeight ?? 0;
  const topOf = (text: Element) => text.getBoundingClientRect().top;
  let width = innerWidth;
  let first: Element | undefined;
  let top = 0;
  const remember = () => {
    first = texts.find((text) => topOf(text) >= edge);
    if (first) top = topOf(first);
  };
  remember();
  addEventListener("scroll", remember);
  addEventListener("resize", () => {
    // Ignores resizes that change only the height, such as when a phone hides its address bar.
    if (first && innerWidth !== width) scrollBy({ top: topOf(first) - top, behavior: "instant" });
    width = innerWidth;
  });
}

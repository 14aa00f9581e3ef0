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

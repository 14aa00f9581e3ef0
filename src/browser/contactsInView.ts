/** Marks elements with `data-contact` while they are in view. CSS of `ThumbBar` and the header depends on that. */
export function startContactsInView(): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute("data-in-view", isIntersecting);
    },
    // Excludes the area under the sticky header.
    { rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px 0px` },
  );
  for (const place of document.querySelectorAll("[data-contact]")) observer.observe(place);
}

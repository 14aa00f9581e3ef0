import { Attribute } from "../lib/dataAttributes";

/**
 * Sets `data-in-view` on the hero's buttons, the button of the principal's card, the footer, and the contact section's
 * links, buttons and forms while they are in the viewport. If no element has the attribute, CSS shows `ThumbBar`
 * (Hero.tsx) on phones, and gives the desktop header's `QuoteButton` a solid background. In the static HTML, the hero's
 * buttons already have the attribute.
 */
export function startThumbBar(): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(Attribute.InView, isIntersecting);
    },
    // Excludes what the sticky header covers.
    { rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px 0px` },
  );
  for (const place of document.querySelectorAll(
    `[${Attribute.InView}], article button, #contact :is(a, button, [${Attribute.Frame}]), footer`,
  ))
    observer.observe(place);
}

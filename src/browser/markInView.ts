import { Attribute } from "../lib/dataAttributes";

/**
 * Sets `data-in-view` on the hero's buttons, the contact section's links, buttons and forms, and the footer while they
 * are in the viewport. While no element has the attribute, phones show a bar with the hero's buttons, and the review
 * button in the desktop header has a solid background. In the page's HTML, the hero's buttons have the attribute.
 */
export function startMarkingInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(Attribute.InView, isIntersecting);
    },
    // Excludes the area that the sticky header covers, which is 69 px high.
    { rootMargin: "-69px 0px 0px" },
  );
  for (const place of document.querySelectorAll(
    `[${Attribute.InView}], #contact :is(a, button, [${Attribute.Frame}]), footer`,
  ))
    observer.observe(place);
}

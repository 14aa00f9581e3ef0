import { Attribute } from "../lib/dataAttributes";

/**
 * Marks the hero's buttons, the links, buttons and forms of the contact section, and the footer with `data-in-view`
 * while they are in the viewport. If nothing is marked, phones show a bar with the hero's buttons, and on desktop the
 * header's review button is filled. In the page's HTML, the hero's buttons are already marked.
 */
export function startMarkingInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(Attribute.InView, isIntersecting);
    },
    // Excludes the area under the sticky header, which is 69 px high.
    { rootMargin: "-69px 0px 0px" },
  );
  for (const place of document.querySelectorAll(
    `[${Attribute.InView}], #contact :is(a, button, [${Attribute.Frame}]), footer`,
  ))
    observer.observe(place);
}

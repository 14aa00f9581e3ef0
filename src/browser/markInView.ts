import { Attribute } from "../lib/dataAttributes";

/**
 * Marks the hero's buttons, the contact section's links, buttons and forms, and the footer with `data-in-view` while
 * they are in the viewport. If nothing is marked, phones show a bar with the hero's buttons, and the desktop header
 * fills its review button. The page's HTML already marks the hero's buttons.
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

import { Attribute } from "../lib/dataAttributes";

/**
 * Marks the hero's buttons, the contact section's links and forms, and the footer with `data-seen` while they are on the
 * screen. While none is, phones show the hero's bar, and on desktops the header's review button is filled. The hero's
 * buttons are marked from the start, so that nothing changes before this script runs.
 */
export function startMarkingSeen(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(Attribute.Seen, isIntersecting);
    },
    // Leaves out what is under the header, which is 69 px high.
    { rootMargin: "-69px 0px 0px" },
  );
  for (const place of document.querySelectorAll(
    `[${Attribute.Seen}], #contact :is(a, button, [${Attribute.Frame}]), footer`,
  ))
    observer.observe(place);
}

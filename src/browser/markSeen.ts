/**
 * Marks the hero's buttons, the contact section and the footer with `data-seen` while they are on the screen. While
 * none is, phones show the hero's bar, and on desktops the header's review button is filled. The hero's buttons are
 * marked from the start, so that nothing changes before this script runs.
 */
export function startMarkingSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute("data-seen", isIntersecting);
  });
  for (const place of document.querySelectorAll("[data-seen], #contact, footer")) observer.observe(place);
}

/**
 * Marks the hero's buttons, the contact section and the footer with `data-seen` while they are on the screen. The bar
 * of ActionBar.tsx shows on phones while none of them is, and the header's review button is filled on desktops. The
 * hero's buttons are marked from the start, so that nothing changes before this script runs.
 */
export function startActionBar(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute("data-seen", isIntersecting);
  });
  for (const place of document.querySelectorAll("[data-seen], #contact, footer")) observer.observe(place);
}

import { Attribute } from "../lib/dataAttributes";

/**
 * Opens a long review that styles cut, when find-in-page or a link to a text has scrolled inside it: its beginning would
 * be out of sight, and nothing scrolls it back.
 */
export function startOpeningCutReviews(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`[${Attribute.WholeReview}]`)) {
    const review = details.previousElementSibling;
    const open = () => {
      if (!review?.scrollTop) return;
      // Keeps the text that was found where it is on the screen, because the review will no longer scroll.
      scrollBy({ top: review.scrollTop, behavior: "instant" });
      details.open = true;
    };
    review?.addEventListener("scroll", open);
    open();
  }
}

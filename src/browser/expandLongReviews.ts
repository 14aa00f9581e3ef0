import { Attribute } from "../lib/dataAttributes";

/**
 * Expands a long review, which CSS truncates, when find-in-page or a text fragment (`#:~:text=`) has scrolled it.
 * Otherwise the beginning of the review would stay out of sight.
 */
export function startExpandingLongReviews(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`[${Attribute.LongReview}]`)) {
    const review = details.previousElementSibling;
    const expand = () => {
      if (!review?.scrollTop) return;
      // Moves the page by as much as the review was scrolled, so that the found text stays where it is.
      scrollBy({ top: review.scrollTop, behavior: "instant" });
      details.open = true;
    };
    review?.addEventListener("scroll", expand);
    expand();
  }
}

import { Attribute } from "../lib/dataAttributes";

/**
 * Expands a truncated customer review when find-in-page or a text fragment (`#:~:text=`) has scrolled inside it.
 * Otherwise, the beginning of the review would stay out of view.
 */
export function startExpandingFoundReviews(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`[${Attribute.LongReview}]`)) {
    const review = details.previousElementSibling;
    const expand = () => {
      if (!review?.scrollTop) return;
      // Scrolls the page by the review's scroll offset, so the text found with Ctrl+F stays in place.
      scrollBy({ top: review.scrollTop, behavior: "instant" });
      details.open = true;
    };
    review?.addEventListener("scroll", expand);
    expand();
  }
}

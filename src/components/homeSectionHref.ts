import { QUOTE_ID } from "./QuoteButton";

/**
 * Turns a section anchor such as `#about` into `/#about`, for pages other than the home page. `#quote` stays as it
 * is, because the quote dialog is on every page.
 */
export function homeSectionHref(href: string): string {
  return href.startsWith("#") && href !== `#${QUOTE_ID}` ? `/${href}` : href;
}

import { QUOTE_ID } from "./QuoteButton";

/**
 * Makes `#about` `/#about`, for pages other than the home page, which has the sections. `#quote` stays: the quote
 * dialog is on every page.
 */
export function homeSectionHref(href: string): string {
  return href.startsWith("#") && href !== `#${QUOTE_ID}` ? `/${href}` : href;
}

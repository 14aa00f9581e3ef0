import { QUOTE_ID } from "./QuoteButton";

/**
 * Where a link of the content leads from any page but the home page, whose sections are; the quote dialog is on
 * every page.
 */
export function hrefElsewhere(href: string): string {
  return href.startsWith("#") && href !== `#${QUOTE_ID}` ? `/${href}` : href;
}

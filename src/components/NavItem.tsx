import type { SerializedStyles } from "@emotion/react";
import { QUOTE_ID, QuoteButton } from "./QuoteButton";

interface NavItemProps {
  item: { readonly name: string; readonly href: string };
  /** Whether the item is on the home page, the only page with the sections that `#about` and the like link to. */
  home: boolean;
  styles?: SerializedStyles;
}

/** Turns a section anchor such as `#about` into `/#about`; `#quote` stays, because each page has the quote dialog. */
export function homeSectionHref(href: string): string {
  return /^#(?!quote\b)/.test(href) ? `/${href}` : href;
}

/** An item with a link: for `#quote`, perhaps with a query for the forms, a button, because that opens a dialog. */
export function NavItem({ item, home, styles }: NavItemProps) {
  const [place, query] = item.href.split("?");
  if (place === `#${QUOTE_ID}`) {
    return (
      <QuoteButton look="asLink" query={query} styles={styles}>
        {item.name}
      </QuoteButton>
    );
  }
  return (
    <a href={home ? item.href : homeSectionHref(item.href)} css={styles}>
      {item.name}
    </a>
  );
}

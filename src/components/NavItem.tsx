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
  return href.startsWith("#") && href !== `#${QUOTE_ID}` ? `/${href}` : href;
}

/** A navigation item from data/layout.yaml: a link, or for `#quote` a button, because that opens a dialog. */
export function NavItem({ item, home, styles }: NavItemProps) {
  if (item.href === `#${QUOTE_ID}`) {
    return (
      <QuoteButton look="asLink" styles={styles}>
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

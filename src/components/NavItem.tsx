import type { SerializedStyles } from "@emotion/react";
import { homeSectionHref } from "./homeSectionHref";
import { QUOTE_ID, QuoteButton } from "./QuoteButton";

interface NavItemProps {
  item: { readonly name: string; readonly href: string };
  /** Whether this is the home page, the only page with the section anchors. */
  home: boolean;
  styles?: SerializedStyles;
}

/**
 * One navigation item from data/layout.yaml. `#quote` becomes a button, because it opens a dialog; on pages other than
 * the home page, section anchors link to the home page.
 */
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

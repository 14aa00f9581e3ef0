import type { SerializedStyles } from "@emotion/react";
import { hrefElsewhere } from "./hrefElsewhere";
import { QUOTE_ID, QuoteButton } from "./QuoteButton";

interface NavItemProps {
  item: { readonly name: string; readonly href: string };
  /** Whether the page is the home page, which has the anchors. */
  home: boolean;
  styles?: SerializedStyles;
}

/**
 * One entry of a navigation from `data/layout.yaml`. `#quote` becomes a button, since it opens a dialog and
 * leads nowhere; the other anchors lead to the home page from everywhere else.
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
    <a href={home ? item.href : hrefElsewhere(item.href)} css={styles}>
      {item.name}
    </a>
  );
}

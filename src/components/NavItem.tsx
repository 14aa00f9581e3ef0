import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { buttonStyles } from "../styles/buttonStyles";

/** Returns a dialog button's attributes, unknown to React: https://github.com/facebook/react/issues/32478 */
export const commandFor = (id: string, command: "show-modal" | "close") => ({ command, commandfor: id });

interface QuoteButtonProps {
  variant?: "primary" | "asLink";
  labelId?: string;
  /** Query parameters for the form, such as `insurance=auto`. The button adds them to the page URL. */
  query?: string;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A button that opens the quote dialog, even without JavaScript if the browser supports `commandfor`. */
export function QuoteButton(props: QuoteButtonProps) {
  const { variant = "primary", labelId, query, styles, children, ...attributes } = props;
  return (
    <button
      type="button"
      {...commandFor("quote", "show-modal")}
      {...labelledBy(labelId)}
      value={query}
      {...attributes}
      css={[buttonStyles[variant], styles]}
    >
      {children}
    </button>
  );
}

interface NavItemProps {
  item: { readonly name: string; readonly href: string };
  /** Whether the current page is the home page. Only the home page has sections such as `#about`. */
  home: boolean;
  styles?: SerializedStyles;
}

/** Turns an anchor such as `#about` into `/#about`. Keeps `#quote`, because every page has the dialog. */
export function homeSectionHref(href: string): string {
  return /^#(?!quote\b)/.test(href) ? `/${href}` : href;
}

/** A navigation link or, for `#quote` and `#quote?insurance=auto`, a button that opens the quote dialog. */
export function NavItem({ item, home, styles }: NavItemProps) {
  const [anchor, query] = item.href.split("?");
  if (anchor === "#quote") {
    return (
      <QuoteButton variant="asLink" query={query} styles={styles}>
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

import { OptionalLink } from "./OptionalLink";
import { QuoteButton } from "./QuoteButton";

interface NavItemProps {
  item: { readonly name: string; readonly href?: string | null };
  /** Whether the current page is the home page. On other pages, links to its sections need a `/`: `/#about`. */
  isHome: boolean;
  className?: string;
}

/** Prefixes home page fragments such as `#about` with `/`. Keeps `#quote`, because every page has the quote dialog. */
export function homeSectionHref(href: string): string {
  return /^#(?!quote\b)/.test(href) ? `/${href}` : href;
}

/** A navigation link or, for `#quote`, a button that opens the quote dialog. */
export function NavItem({ item, isHome, className }: NavItemProps) {
  if (item.href === "#quote") {
    return (
      <QuoteButton variant="asLink" className={className}>
        {item.name}
      </QuoteButton>
    );
  }
  return (
    <OptionalLink href={isHome ? item.href : homeSectionHref(item.href ?? "")} className={className}>
      {item.name}
    </OptionalLink>
  );
}

import type { ReactNode } from "react";
import { QuoteButton } from "./QuoteButton";

interface SiteLinkProps {
  /** A URL. `#quote` becomes a button that opens the quote dialog. Without a URL, the children are not a link. */
  href?: string | null;
  /** Whether the current page is the home page. On other pages, links to its sections need a `/`: `/#about`. */
  isHome?: boolean;
  className?: string;
  children: ReactNode;
}

/** Prefixes home page fragments such as `#about` with `/`. Keeps `#quote`, because every page has the quote dialog. */
export function homeSectionHref(href: string): string {
  return /^#(?!quote\b)/.test(href) ? `/${href}` : href;
}

export function SiteLink({ href, isHome = false, className, children }: SiteLinkProps) {
  if (!href) return <span className={className}>{children}</span>;
  if (href === "#quote") {
    return (
      <QuoteButton variant="asLink" className={className}>
        {children}
      </QuoteButton>
    );
  }
  return (
    <a href={isHome ? href : homeSectionHref(href)} className={className}>
      {children}
    </a>
  );
}

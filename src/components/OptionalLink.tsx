import type { ReactNode } from "react";

/** The id of the accessible description of links to other sites, "opens in a new tab", which SiteLayout.tsx renders. */
export const NEW_TAB_ID = "new-tab";

interface OptionalLinkProps {
  href?: string | null;
  className?: string;
  children: ReactNode;
}

/** A link or, without an address, text. Links to other sites open in a new tab, which screen readers announce. */
export function OptionalLink({ href, className, children }: OptionalLinkProps) {
  if (!href) return <span className={className}>{children}</span>;
  const newTab = href.startsWith("https:") && { target: "_blank", "aria-describedby": NEW_TAB_ID };
  return (
    <a href={href} {...newTab} className={className}>
      {children}
    </a>
  );
}

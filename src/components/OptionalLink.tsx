import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";

/** The id of the words that describe links to other sites: "opens in a new tab". SiteLayout.tsx renders them. */
export const NEW_TAB_ID = "new-tab";

interface OptionalLinkProps {
  href?: string | null;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A link if there is an address, otherwise text. Another site opens in a new tab, and screen readers say so. */
export function OptionalLink({ href, styles, children }: OptionalLinkProps) {
  if (!href) return <span css={styles}>{children}</span>;
  const newTab = href.startsWith("https:") && { target: "_blank", "aria-describedby": NEW_TAB_ID };
  return (
    <a href={href} {...newTab} css={styles}>
      {children}
    </a>
  );
}

import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";

/** The id of the element that describes links to other sites: "opens in a new tab". SiteLayout.tsx renders it. */
export const NEW_TAB_ID = "new-tab";

interface OptionalLinkProps {
  href?: string | null;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A link or, without an address, text. Links to other sites open in a new tab, which screen readers announce. */
export function OptionalLink({ href, styles, children }: OptionalLinkProps) {
  if (!href) return <span css={styles}>{children}</span>;
  const newTab = href.startsWith("https:") && { target: "_blank", "aria-describedby": NEW_TAB_ID };
  return (
    <a href={href} {...newTab} css={styles}>
      {children}
    </a>
  );
}

import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../styles/sectionStyles";

interface OptionalLinkProps {
  href?: string | null;
  /** What screen readers say after the text of a link to another site, which opens in a new tab. */
  newTab: string;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A link if there is an address, otherwise text. */
export function OptionalLink({ href, newTab, styles, children }: OptionalLinkProps) {
  if (!href) return <span css={styles}>{children}</span>;
  const isOtherSite = href.startsWith("https:");
  return (
    <a href={href} {...(isOtherSite && { target: "_blank", rel: "noopener" })} css={styles}>
      {children}
      {isOtherSite && <span css={visuallyHidden}> ({newTab})</span>}
    </a>
  );
}

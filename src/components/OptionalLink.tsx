import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../styles/sectionStyles";

interface OptionalLinkProps {
  href?: string | null;
  /** Text for screen readers, such as 'opens in a new tab'. If it is set, the link opens in a new tab. */
  newTab?: string;
  styles?: SerializedStyles | false;
  children: ReactNode;
}

export function OptionalLink({ href, newTab, styles, children, ...attributes }: OptionalLinkProps) {
  if (!href)
    return (
      <span css={styles} {...attributes}>
        {children}
      </span>
    );
  return (
    <a href={href} {...(newTab && { target: "_blank", rel: "noopener" })} css={styles} {...attributes}>
      {children}
      {newTab && <span css={visuallyHidden}> ({newTab})</span>}
    </a>
  );
}

import type { SerializedStyles } from "@emotion/react";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface EmailLinkProps {
  email: string;
  styles?: SerializedStyles;
  /** Stands before the address. */
  icon?: IconName;
  /** What the link shows in the place of the address. */
  children?: string;
}

/** Tap to write. An address too long for its line is broken at its @. */
export function EmailLink({ email, styles, icon, children = email }: EmailLinkProps) {
  const at = children.indexOf("@");
  return (
    <a href={`mailto:${email}`} translate={children === email ? "no" : undefined} css={styles}>
      {icon && <Icon name={icon} />}
      <span>
        {children.slice(0, Math.max(at, 0))}
        <wbr />
        {children.slice(Math.max(at, 0))}
      </span>
    </a>
  );
}

import type { SerializedStyles } from "@emotion/react";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface EmailLinkProps {
  email: string;
  styles?: SerializedStyles;
  icon?: IconName;
  /** The link text; the email address by default. */
  children?: string;
}

/** A `mailto:` link, in which a long email address may wrap before its @. */
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

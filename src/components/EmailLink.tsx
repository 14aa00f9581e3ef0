import type { SerializedStyles } from "@emotion/react";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface EmailLinkProps {
  email: string;
  styles?: SerializedStyles;
  /** Stands before the address. */
  icon?: IconName;
}

/** Tap to write. An address too long for its line is broken at its @. */
export function EmailLink({ email, styles, icon }: EmailLinkProps) {
  const [mailbox, host] = email.split("@");
  return (
    <a href={`mailto:${email}`} translate="no" css={styles}>
      {icon && <Icon name={icon} />}
      <span>
        {mailbox}
        <wbr />@{host}
      </span>
    </a>
  );
}

import type { SerializedStyles } from "@emotion/react";
import { Icon, type IconName } from "./Icon";

interface EmailLinkProps {
  email: string;
  styles?: SerializedStyles;
  icon?: IconName;
  /** The link's text, which may include the email address. */
  label?: string;
}

export function EmailLink({ email, styles, icon, label = email }: EmailLinkProps) {
  return (
    <a href={`mailto:${email}`} translate={label === email ? "no" : undefined} css={styles}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </a>
  );
}

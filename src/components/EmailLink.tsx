import type { SerializedStyles } from "@emotion/react";
import { labelledBy } from "../lib/accessibleName";
import { Icon, type IconName } from "./Icon";

interface EmailLinkProps {
  email: string;
  labelId?: string;
  styles?: SerializedStyles;
  icon?: IconName;
  /** The link's text, with or without the email address. */
  label?: string;
}

export function EmailLink({ email, labelId, styles, icon, label = email }: EmailLinkProps) {
  const [before, after] = label.split(email);
  const [name, host] = email.split("@");
  const noTranslate = label === email ? "no" : undefined;
  return (
    <a href={`mailto:${email}`} translate={noTranslate} {...labelledBy(labelId)} css={styles}>
      {icon && <Icon name={icon} />}
      <span>
        {before}
        {after !== undefined && (
          <>
            {name}
            <wbr />@{host}
          </>
        )}
        {after}
      </span>
    </a>
  );
}

import type { SerializedStyles } from "@emotion/react";
import { labelledBy } from "../lib/accessibleName";
import { Icon, type IconName } from "./Icon";

interface EmailLinkProps {
  email: string;
  labelId?: string;
  styles?: SerializedStyles;
  icon?: IconName;
  /** Either one string (the link text), or two strings: the link text before and after the email address. */
  label?: readonly string[];
}

export function EmailLink({ email, labelId, styles, icon, label = ["", ""] }: EmailLinkProps) {
  const [before, after] = label;
  const [name, host] = email.split("@");
  const noTranslate = label.join("") ? undefined : "no";
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

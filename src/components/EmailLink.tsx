import type { SerializedStyles } from "@emotion/react";
import { labelledBy } from "../lib/accessibleName";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface EmailLinkProps {
  email: string;
  /** The id of an element with whose text the link's accessible name begins. */
  labelId?: string;
  styles?: SerializedStyles;
  icon?: IconName;
  /** The words before and after the address; a single part replaces the address. */
  label?: readonly string[];
}

/** A `mailto:` link, in which a long email address may wrap before its @. */
export function EmailLink({ email, labelId, styles, icon, label = ["", ""] }: EmailLinkProps) {
  const [before, ...after] = label;
  const [name, host] = email.split("@");
  return (
    <a
      href={`mailto:${email}`}
      translate={label.join("") ? undefined : "no"}
      {...labelledBy(labelId)}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      <span>
        {before}
        {after.length > 0 && (
          <>
            {name}
            <wbr />@{host}
          </>
        )}
        {after.join(email)}
      </span>
    </a>
  );
}

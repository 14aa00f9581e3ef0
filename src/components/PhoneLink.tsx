import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { Attribute } from "../lib/dataAttributes";
import { formatPhone, phoneHref } from "../lib/phone";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface PhoneLinkProps {
  /** The phone number: ten digits, optionally with an extension (`6025550142 x12`). */
  phone: string;
  /** The id of the element with a person's name, which the link's accessible name then contains before the number. */
  labelledBy?: string;
  styles?: SerializedStyles;
  icon?: IconName;
  /** The words before and after the number; a single part replaces the number. */
  label?: readonly string[];
  children?: ReactNode;
}

export function PhoneLink({ phone, labelledBy, styles, icon, label, children }: PhoneLinkProps) {
  const number = formatPhone(phone);
  const [before, ...after] = label ?? [];
  const own = labelledBy && `${labelledBy}-${phone.replace(/\D/g, "")}`;
  return (
    <a
      href={phoneHref(phone)}
      // Keeps browsers from translating a link text that is just the number.
      translate={label || children ? undefined : "no"}
      {...{ [Attribute.OnPaper]: label?.length === 1 ? number : undefined }}
      id={own}
      aria-labelledby={own && `${labelledBy} ${own}`}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      {after.length > 0 ? (
        <span css={underlined}>
          {before}
          <span css={unbroken} translate="no">
            {number}
          </span>
          {after.join(number)}
        </span>
      ) : (
        (children ?? before ?? number)
      )}
    </a>
  );
}

/** Passes the link's underline on to an inline-block inside it, which would not be underlined otherwise. */
const underlined = css({ textDecoration: "inherit" });
const unbroken = css(underlined, { display: "inline-block" });

import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
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
  /** The link text; the formatted phone number by default. */
  children?: ReactNode;
}

/** A `tel:` link. */
export function PhoneLink({ phone, labelledBy, styles, icon, children }: PhoneLinkProps) {
  const number = formatPhone(phone);
  const own = labelledBy && `${labelledBy}-${phone.replace(/\D/g, "")}`;
  const [before, ...rest] = typeof children === "string" ? children.split(number) : [];
  const containsNumber = rest.length > 0;
  return (
    <a
      href={phoneHref(phone)}
      // Keeps browsers from translating a link text that is just the number.
      translate={children ? undefined : "no"}
      data-paper={before === undefined || containsNumber ? undefined : number}
      id={own}
      aria-labelledby={own && `${labelledBy} ${own}`}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      {containsNumber ? (
        <span css={line}>
          {before}
          <span css={whole} translate="no">
            {number}
          </span>
          {rest.join(number)}
        </span>
      ) : (
        (children ?? number)
      )}
    </a>
  );
}

/** Passes the link's underline on to an inline-block inside it, which would not be underlined otherwise. */
const line = css({ textDecoration: "inherit" });
const whole = css(line, { display: "inline-block" });

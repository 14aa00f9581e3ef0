import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { formatPhone, phoneHref } from "../lib/phone";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface PhoneLinkProps {
  /** Ten digits, optionally with an extension (`6025550142 x12`). */
  phone: string;
  /** The id of an element that names the person; the accessible name is that text and the number. */
  labelledBy?: string;
  styles?: SerializedStyles;
  /** An icon before the text. */
  icon?: IconName;
  /** Link text; the formatted number by default. */
  children?: ReactNode;
}

/** A `tel:` link. */
export function PhoneLink({ phone, labelledBy, styles, icon, children }: PhoneLinkProps) {
  const number = formatPhone(phone);
  const own = labelledBy && `${labelledBy}-phone`;
  return (
    <a
      href={phoneHref(phone)}
      // Keeps translators from changing the number.
      translate={children ? undefined : "no"}
      data-paper={typeof children === "string" && !children.includes(number) ? number : undefined}
      id={own}
      aria-labelledby={own && `${labelledBy} ${own}`}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      {typeof children === "string" && children.includes(number)
        ? withWhole(number, children)
        : (children ?? number)}
    </a>
  );
}

/** Text with a number in it that wraps as a whole. */
function withWhole(number: string, words: string): ReactNode {
  const at = words.indexOf(number);
  return (
    <span css={line}>
      {words.slice(0, at)}
      <span css={whole} translate="no">
        {number}
      </span>
      {words.slice(at + number.length)}
    </span>
  );
}

/** Inline-blocks do not get their link's underline unless they inherit it. */
const line = css({ textDecoration: "inherit" });
const whole = css(line, { display: "inline-block" });

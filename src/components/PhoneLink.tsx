import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { formatPhone, phoneHref } from "../lib/phone";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

interface PhoneLinkProps {
  /** Ten digits, and perhaps an extension. */
  phone: string;
  /** The id of an element that says who is called; the number is added to it. */
  labelledBy?: string;
  styles?: SerializedStyles;
  /** Stands before the number. */
  icon?: IconName;
  /** What the link shows in the place of the number. */
  children?: ReactNode;
}

/** Tap to call. */
export function PhoneLink({ phone, labelledBy, styles, icon, children }: PhoneLinkProps) {
  const number = formatPhone(phone);
  const own = labelledBy && `${labelledBy}-phone`;
  return (
    <a
      href={phoneHref(phone)}
      // A translation must leave the number whole.
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

/** Words with a number that begins a line of its own sooner than it breaks. */
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

/** A link's underline does not reach into a block by itself. */
const line = css({ textDecoration: "inherit" });
const whole = css(line, { display: "inline-block" });

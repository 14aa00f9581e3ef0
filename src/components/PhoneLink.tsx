import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { formatPhone, phoneHref } from "../lib/phone";
import { fontSize, fontWeight, media, space } from "../styles/tokens";
import { Icon, type IconName } from "./Icon";

type TextLinkData = Queries.AgencyFragment & Queries.ActionsFragment;

interface PhoneLinkProps {
  /** Ten digits, optionally with an extension (`6025550142 x12`). */
  phone: string;
  /** The id of an element, such as a heading. The link's accessible name starts with the element's text. */
  labelId?: string;
  scheme?: "tel" | "sms";
  styles?: SerializedStyles;
  icon?: IconName;
  /** The link's text. If it contains one of `numbers`, the link calls that number, and not `phone`. */
  label?: string;
  /** The numbers that texts of data/ may contain, the longest first. */
  numbers?: readonly string[];
  children?: ReactNode;
}

export function PhoneLink(props: PhoneLinkProps) {
  const { labelId, scheme, styles, icon, label = "", numbers = [props.phone], children } = props;
  const phone = numbers.find((known) => label.includes(formatPhone(known))) ?? props.phone;
  const number = formatPhone(phone);
  const [before, ...rest] = label.split(number);
  return (
    <a
      href={phoneHref(phone, scheme)}
      translate={label || children ? undefined : "no"}
      {...labelledBy(labelId, phone.replace(/\D/g, ""))}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      {rest.length === 0 ? (
        (children ?? (label || number))
      ) : (
        <span css={labelText}>
          {before}
          <span translate="no">{number}</span>
          {rest.join(number)}
        </span>
      )}
    </a>
  );
}

/** A link that opens a text message, on touch screens. Other devices show a number of its own as text, without a link. */
export function TextLink({ data, styles }: { data: TextLinkData; styles?: SerializedStyles }) {
  const { phone, textPhone } = data.agency;
  const { text } = data.layout.actions;
  if (!textPhone || !text) return null;
  return (
    <>
      <PhoneLink phone={textPhone} scheme="sms" label={text} styles={css(styles, touchOnly)} />
      {textPhone !== phone && <span css={[styles, notOnTouch]}>{text}</span>}
    </>
  );
}

const touchOnly = css({ display: "none", [media.touch]: { display: "inline-block" } });
const notOnTouch = css({ [media.touch]: { display: "none" } });
/** Underlines again: links' lines skip inline-blocks. https://drafts.csswg.org/css-text-decor/#line-decoration */
const labelText = css({
  "&, & > span": { textDecoration: "inherit" },
  "& > span": { display: "inline-block" },
});
/** The padding makes the link at least 24 px high (WCAG 2.2, 2.5.8). */
export const phoneStyles = css({
  display: "inline-block",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
});
export const largePhoneStyles = css(phoneStyles, { fontSize: fontSize.h3 });

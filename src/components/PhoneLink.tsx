import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { formatPhone, phoneHref } from "../lib/phone";
import { fontWeight, media, space } from "../styles/tokens";
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
  /** Either one string (the link text), or two strings: the link text before and after the phone number. */
  label?: readonly string[];
  children?: ReactNode;
}

export function PhoneLink(props: PhoneLinkProps) {
  const { phone, labelId, scheme, styles, icon, label, children } = props;
  const number = formatPhone(phone);
  const [before, after] = label ?? [];
  return (
    <a
      href={phoneHref(phone, scheme)}
      translate={label || children ? undefined : "no"}
      data-print={label?.length === 1 ? number : undefined}
      {...labelledBy(labelId, phone.replace(/\D/g, ""))}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      {after === undefined ? (
        (children ?? before ?? number)
      ) : (
        <span css={labelText}>
          {before}
          <span css={labelNumber} translate="no">
            {number}
          </span>
          {after}
        </span>
      )}
    </a>
  );
}

/** On touch screens, a link that opens a text message. Other devices show the same words without a link. */
export function TextLink({ data, styles }: { data: TextLinkData; styles?: SerializedStyles }) {
  const { textPhone } = data.agency;
  const { text } = data.layout.actions;
  if (!textPhone || !text) return null;
  return (
    <>
      <PhoneLink phone={textPhone} scheme="sms" label={text} styles={css(styles, touchOnly)} />
      <span css={[styles, notOnTouch]}>{text.join(formatPhone(textPhone))}</span>
    </>
  );
}

const touchOnly = css({ display: "none", [media.touch]: { display: "inline-block" } });
const notOnTouch = css({ [media.touch]: { display: "none" } });
/** Underlines again: links' lines skip inline-blocks. https://drafts.csswg.org/css-text-decor/#line-decoration */
const labelText = css({ textDecoration: "inherit", WebkitTextDecoration: "inherit" });
const labelNumber = css(labelText, { display: "inline-block" });
/** The padding makes the link at least 24 px high (WCAG 2.2, 2.5.8). */
export const phoneStyles = css({
  display: "inline-block",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
});

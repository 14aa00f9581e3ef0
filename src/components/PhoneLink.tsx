import { css, type SerializedStyles } from "@emotion/react";
import { formatPhone, phoneHref, phoneInText, readPhone } from "../lib/phone";
import { fontWeight, media, space } from "../styles/tokens";
import { Icon, type IconName } from "./Icon";
import { useSiteData } from "./useSiteData";

interface PhoneLinkProps {
  /** A number as `readPhone` returns it (`6025550142 x12`). If left out, the main office's. */
  phone?: string;
  scheme?: "tel" | "sms";
  styles?: SerializedStyles;
  icon?: IconName;
  /** The link's text. If it contains a phone number, such as a fact's, the link calls that number, and not `phone`. */
  label?: string;
  /** The id of an element whose text screen readers say after the link, such as a heading. */
  describedBy?: string;
}

export function PhoneLink(props: PhoneLinkProps) {
  const { agency } = useSiteData();
  const { phone = agency.phone, scheme, styles, icon, label = formatPhone(phone), describedBy } = props;
  const number = phoneInText.exec(label)?.[0] ?? formatPhone(phone);
  const [before, ...after] = label.split(number);
  return (
    <a href={phoneHref(readPhone(number) ?? phone, scheme)} aria-describedby={describedBy} css={styles}>
      {icon && <Icon name={icon} />}
      <span css={labelText}>
        {before}
        {after.length > 0 && <span translate="no">{number}</span>}
        {after.join(number)}
      </span>
    </a>
  );
}

/** A link that opens a text message, on touch screens. Elsewhere, plain text, if the number differs from the main number. */
export function TextLink({ styles }: { styles?: SerializedStyles }) {
  const { agency, layout } = useSiteData();
  const { phone, textPhone } = agency;
  const { text } = layout.actions;
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
/** Underlines the number: CSS does not underline an inline block inside a link: https://drafts.csswg.org/css-text-decor/#line-decoration */
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

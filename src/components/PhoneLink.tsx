import { css } from "@emotion/react";
import { formatPhone, phoneHref, phoneInText, readPhone } from "../lib/phone";
import { media } from "../styles/tokens";
import { Icon, type IconName } from "./Icon";
import { useSiteData } from "./useSiteData";

interface PhoneLinkProps {
  /** A phone number as `readPhone` returns it, such as `6025550142 x12`. Default: the main office's number. */
  phone?: string;
  scheme?: "tel" | "sms";
  className?: string;
  icon?: IconName;
  /** The link's text. If the text contains a phone number, the link calls the number in the text instead of `phone`. */
  label?: string;
  /** The id of an element, such as a heading, that screen readers announce as the link's description. */
  describedBy?: string;
}

export function PhoneLink(props: PhoneLinkProps) {
  const { agency } = useSiteData();
  const { phone = agency.phone, scheme, className, icon, label = formatPhone(phone), describedBy } = props;
  const number = phoneInText.exec(label)?.[0] ?? formatPhone(phone);
  const [before, ...after] = label.split(number);
  return (
    <a
      href={phoneHref(readPhone(number) ?? phone, scheme)}
      aria-describedby={describedBy}
      className={className}
    >
      {icon && <Icon name={icon} />}
      <span css={labelText}>
        {before}
        {after.length > 0 && <span translate="no">{number}</span>}
        {after.join(number)}
      </span>
    </a>
  );
}

/** A link that starts a text message. Shown only on touch screens, because few other devices can send text messages. */
export function TextLink({ className }: { className?: string }) {
  const { agency, layout } = useSiteData();
  if (!agency.textPhone) return null;
  return (
    <span css={touchOnly}>
      <PhoneLink
        phone={agency.textPhone}
        scheme="sms"
        label={layout.actions.text ?? undefined}
        className={className}
      />
    </span>
  );
}

const touchOnly = css({ display: "none", [media.touch]: { display: "contents" } });
/**
 * Inherits the underline explicitly, because text decorations do not propagate to inline blocks:
 * https://drafts.csswg.org/css-text-decor/#line-decoration
 */
const labelText = css({
  "&, & > span": { textDecoration: "inherit" },
  "& > span": { display: "inline-block" },
});

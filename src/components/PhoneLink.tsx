import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { Attribute } from "../lib/dataAttributes";
import { formatPhone, phoneHref, whatsAppUrl } from "../lib/phone";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

type TextLinkData = Queries.AgencyFragment & Queries.ActionsFragment;

interface PhoneLinkProps {
  /** Ten digits, optionally with an extension (`6025550142 x12`). */
  phone: string;
  /** The id of an element, such as a person's name, whose text comes first in the link's accessible name. */
  labelId?: string;
  sendsText?: boolean;
  opensWhatsApp?: boolean;
  styles?: SerializedStyles;
  icon?: IconName;
  /** Either one item (the link text) or two items (the texts before and after the phone number). */
  label?: readonly string[];
  children?: ReactNode;
}

export function PhoneLink(props: PhoneLinkProps) {
  const { phone, labelId, sendsText, opensWhatsApp, styles, icon, label, children } = props;
  const number = formatPhone(phone);
  const [before, ...after] = label ?? [];
  return (
    <a
      href={opensWhatsApp ? whatsAppUrl(phone) : phoneHref(phone, sendsText ? "sms" : "tel")}
      translate={label || children ? undefined : "no"}
      {...{ [Attribute.OnPaper]: label?.length === 1 ? number : undefined }}
      {...labelledBy(labelId, phone.replace(/\D/g, ""))}
      css={styles}
    >
      {icon && <Icon name={icon} />}
      {after.length > 0 ? (
        <span css={labelText}>
          {before}
          <span css={labelNumber} translate="no">
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

/** Renders an `sms:` link if the agency accepts text messages. */
export function TextLink({ data, styles }: { data: TextLinkData; styles?: SerializedStyles }) {
  const { textPhone } = data.agency;
  const { text } = data.layout.actions;
  return textPhone && text && <PhoneLink phone={textPhone} sendsText label={text} styles={styles} />;
}

/** Underlines don't propagate to inline-blocks: https://drafts.csswg.org/css-text-decor/#line-decoration */
const labelText = css({ textDecoration: "inherit", WebkitTextDecoration: "inherit" });
const labelNumber = css(labelText, { display: "inline-block" });

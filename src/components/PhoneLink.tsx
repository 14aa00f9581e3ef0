import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { Attribute } from "../lib/dataAttributes";
import { formatPhone, phoneHref } from "../lib/phone";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

type TextLinkData = Queries.AgencyFragment & Queries.ActionsFragment;

interface PhoneLinkProps {
  /** The phone number: ten digits, optionally with an extension (`6025550142 x12`). */
  phone: string;
  /** The id of an element, such as a person's name, with whose text the link's accessible name begins. */
  labelId?: string;
  /** Whether the link texts the number, instead of calling it. */
  texts?: boolean;
  styles?: SerializedStyles;
  icon?: IconName;
  /** The words before and after the number; a single part replaces the number. */
  label?: readonly string[];
  children?: ReactNode;
}

export function PhoneLink({ phone, labelId, texts, styles, icon, label, children }: PhoneLinkProps) {
  const number = formatPhone(phone);
  const [before, ...after] = label ?? [];
  return (
    <a
      href={phoneHref(phone, texts ? "sms" : "tel")}
      // Keeps browsers from translating a link text that is just the number.
      translate={label || children ? undefined : "no"}
      {...{ [Attribute.OnPaper]: label?.length === 1 ? number : undefined }}
      {...labelledBy(labelId, phone.replace(/\D/g, ""))}
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

/** The link that sends the agency a text message, where the content has a number for it. */
export function TextLink({ data, styles }: { data: TextLinkData; styles?: SerializedStyles }) {
  const { textPhone } = data.agency;
  const { text } = data.layout.actions;
  return textPhone && text && <PhoneLink phone={textPhone} texts label={text} styles={styles} />;
}

/** Passes the link's underline on to an inline-block inside it, which would not be underlined otherwise. */
const underlined = css({ textDecoration: "inherit" });
const unbroken = css(underlined, { display: "inline-block" });

import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
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
  const [before, ...after] = label ?? [];
  return (
    <a
      href={phoneHref(phone, scheme)}
      translate={label || children ? undefined : "no"}
      data-paper={label?.length === 1 ? number : undefined}
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

export function TextLink({ data, styles }: { data: TextLinkData; styles?: SerializedStyles }) {
  const { textPhone } = data.agency;
  const { text } = data.layout.actions;
  return textPhone && text && <PhoneLink phone={textPhone} scheme="sms" label={text} styles={styles} />;
}

export const principalAgent = ({ allAgent }: Queries.AgentsFragment) =>
  allAgent.nodes.find((agent) => agent.principal) as Queries.AgentsFragment["allAgent"]["nodes"][number];

interface SpanishPhoneLineProps {
  data: Queries.SpanishPhoneLineFragment;
  styles?: SerializedStyles;
}

export function SpanishPhoneLine({ data, styles }: SpanishPhoneLineProps) {
  const { spanish } = data.home.contact.call;
  const speaker = data.allAgent.nodes.find(({ languages }) => languages.includes("Spanish"));
  if (!spanish || !speaker) return null;
  return (
    <p lang="es" css={[spanishLine, styles]}>
      {spanish} <span translate="no">{speaker.name}</span>,{" "}
      <PhoneLink phone={speaker.phone} styles={spanishNumber} />
    </p>
  );
}

/** Underlines again: links' lines skip inline-blocks. https://drafts.csswg.org/css-text-decor/#line-decoration */
const labelText = css({ textDecoration: "inherit", WebkitTextDecoration: "inherit" });
const labelNumber = css(labelText, { display: "inline-block" });
const spanishLine = css({ textWrap: "wrap" });
/** The padding makes the link at least 24 px high (WCAG 2.2, 2.5.8). */
export const phoneNumber = css({
  display: "inline-block",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
});
const spanishNumber = css(phoneNumber, {
  // Keeps all of the padding clickable: the link is in front of the next line, which overlaps the padding.
  position: "relative",
  marginBlock: `-${space.half}`,
  [media.print]: { fontSize: "1.2rem" },
});

export const phoneFragments = graphql`
  fragment SpanishPhoneLine on Query {
    home {
      contact {
        call {
          spanish
        }
      }
    }
    ...Agents
  }
  fragment Agents on Query {
    allAgent {
      nodes {
        name
        phone
        principal
        languages
      }
    }
  }
`;

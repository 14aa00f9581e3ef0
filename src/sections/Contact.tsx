import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { EmailLink } from "../components/EmailLink";
import { FormIntro } from "../components/FormIntro";
import { ClosureList, HoursList } from "../components/HoursList";
import { Icon, type IconName } from "../components/Icon";
import { OpenStatus } from "../components/OpenStatus";
import { OptionalLink } from "../components/OptionalLink";
import { PhoneLink, phoneStyles, TextLink } from "../components/PhoneLink";
import { ProviderFrame } from "../components/ProviderFrame";
import { QuoteButton } from "../components/QuoteButton";
import { SpanishPhoneLine } from "../components/SpanishPhoneLine";
import { mapUrl, streetAddress } from "../lib/address";
import { container, screenOnly, sectionStyles, visuallyHidden } from "../styles/sectionStyles";
import { color, duration, fontSize, fontWeight, media, radius, space } from "../styles/tokens";
import { CarrierContacts } from "./Carriers";

export function Contact({ data }: { data: Queries.ContactFragment }) {
  const { agency } = data;
  const { contact } = data.home;
  const { call, email, meeting, claims } = contact;
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="reach-heading" css={printedPage}>
      <div css={container}>
        <div css={sectionStyles.headingBlock}>
          {/* Reader views remove headings with "contact" in the id: https://github.com/mozilla/readability */}
          <h2 id="reach-heading">{contact.heading}</h2>
          <p css={sectionStyles.lead}>{contact.text}</p>
        </div>
        <ul role="list" css={contactCards} data-contact="">
          <ContactCard icon="phone" title={call.title} text={call.text}>
            <PhoneLink phone={agency.phone} labelId="reach-phone" styles={callLink} />
            <div css={furtherNumberList}>
              <TextLink data={data} styles={furtherNumberLink} />
              <SpanishPhoneLine data={data} />
            </div>
          </ContactCard>
          <ContactCard icon="mail" title={email.title} text={email.text}>
            <EmailLink email={agency.email} labelId="reach-mail" styles={largeLink} />
          </ContactCard>
          <ContactCard icon="calendar" title={meeting.title} text={meeting.text}>
            <QuoteButton variant="asLink" labelId="reach-calendar" styles={largeLink}>
              {meeting.button}
            </QuoteButton>
          </ContactCard>
        </ul>
        <div css={columns} data-contact="">
          <div css={[sectionStyles.card, formCard, screenOnly]}>
            <FormIntro data={data}>
              <div css={formHead}>
                <h3 css={formHeading}>{contact.form.heading}</h3>
                <p css={sectionStyles.muted}>{contact.form.text}</p>
              </div>
            </FormIntro>
            <ProviderFrame data={data} place="contactForm" withHelp />
          </div>
          <div css={sideCards}>
            <OfficeLocation data={data} />
            <div css={sideCard}>
              <h3>{contact.hours.heading}</h3>
              <OpenStatus data={data} oneLine />
              <HoursList data={data} />
              <ClosureList data={data} words={contact.hours} />
            </div>
            {claims && (
              <div id="claims" tabIndex={-1} css={[sideCard, sectionStyles.darkBox, claimsCard]}>
                <h3>{claims.heading}</h3>
                <p>{claims.text}</p>
                <CarrierContacts data={data} />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** The card's main link or button must be first, with the id of the card's title (`reach-${icon}`) as `labelId`. */
  children: ReactNode;
}

function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <li css={[sectionStyles.card, contactCard]}>
      <Icon name={icon} size="1.75rem" />
      <div>
        <h3 id={`reach-${icon}`} css={cardTitle}>
          {title}
        </h3>
        <p css={cardText}>{text}</p>
      </div>
      {children}
    </li>
  );
}

function OfficeLocation({ data }: { data: Queries.ContactFragment }) {
  const { address } = data.agency;
  const { street, city, state, zip } = address;
  const { office } = data.home.contact;
  if (!office) return null;
  return (
    <div css={sideCard}>
      <h3>{office.heading}</h3>
      <address css={officeAddress} translate="no">
        {street && [streetAddress(address), <br key="end" />]}
        {city}, {state} {zip}
      </address>
      {street && (
        <OptionalLink href={mapUrl(address)} newTab={data.layout.actions.newTab} styles={directions}>
          <Icon name="directions" />
          {office.directions}
        </OptionalLink>
      )}
      {office.notes.length > 0 && (
        <ul role="list" css={officeNotes}>
          {office.notes.map(({ icon, text }) => (
            <li key={text} css={officeNote}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const printedPage = css(sectionStyles.padded, {
  [media.print]: { breakBefore: "page", breakInside: "avoid", paddingBlock: 0 },
});
const cardRow = {
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  justifyItems: "start",
  gap: `${space.x1} ${space.x2}`,
  textAlign: "start",
  "& > div": { display: "block" },
} as const;
const contactCards = css({
  display: "grid",
  gap: space.x2,
  [media.phone]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space.x1,
    "& > li:first-of-type": { gridColumn: "1 / -1", ...cardRow },
    // The titles of the second and third cards look like links, because the links in these cards have no visible text.
    "& > li ~ li h3": { color: color.link, textDecoration: "underline 1px" },
  },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.x3 },
  [media.print]: { gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" },
});
const contactCard = css({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space.x1,
  padding: space.x2,
  textAlign: "center",
  "& > svg": { color: color.calm },
  "& > div": { display: "contents" },
  [media.hoverMotion]: { transition: `border-color ${duration.quick}` },
  [media.hover]: { "&:hover": { borderColor: color.controlEdge } },
  [media.medium]: { padding: space.x4, ...cardRow },
  [media.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start", alignContent: "start" },
});
const cardTitle = css({
  fontSize: fontSize.body,
  lineHeight: 1.25,
  [media.medium]: { fontSize: fontSize.h3 },
});
/** On desktop, reserves two lines for the text, so that the cards' links align. */
const cardText = css(sectionStyles.muted, {
  [media.phone]: visuallyHidden,
  [media.desktop]: { minHeight: "3em" },
});
const largeLink = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: space.tapTarget,
  fontWeight: fontWeight.strong,
  color: color.link,
  textDecoration: "underline 1px",
  textUnderlineOffset: "0.2em",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.card },
  // On phones, the card's title is the visible label, so the link has no visible text and covers the whole card.
  [media.phone]: { position: "absolute", inset: 0, borderRadius: radius.card, fontSize: 0 },
  [media.hover]: { "&:hover": { color: color.linkHover, textDecorationThickness: "2px" } },
  [media.desktop]: { gridColumn: 2 },
  [media.print]: { minHeight: 0, fontSize: "1.2rem" },
  [media.wide]: { fontSize: fontSize.h3 },
});
/** Unlike `largeLink`, shows the number on phones, where a number for calls in Spanish may be next to it. */
const callLink = css(largeLink, {
  [media.phone]: { position: "static", minHeight: 0, fontSize: fontSize.body, fontVariantNumeric: "normal" },
});
/** `zIndex` puts these links in front of the main link's `::after`, which covers the whole card. */
const furtherNumberList = css({
  position: "relative",
  zIndex: 1,
  gridColumn: "2 / -1",
  fontSize: fontSize.small,
  "&:empty": { display: "none" },
});
const furtherNumberLink = css(phoneStyles, { [media.print]: { fontSize: "1.2rem" } });
const columns = css({
  display: "grid",
  gap: space.x2,
  marginTop: space.x2,
  [media.medium]: { gap: space.x3, marginTop: space.x3 },
  // Aligns the second column with the third contact card above.
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) max(24rem, (100% - 2 * ${space.x3}) / 3)` },
  // In print, a minimum column width of 34% limits the grid to two columns.
  [media.print]: { gridTemplate: "auto 1fr / repeat(auto-fit, minmax(max(16rem, 34%), 1fr))" },
});
/** The contact form's card has little or no inline padding, because the embedded form has its own padding. */
const formCard = css({
  alignSelf: "start",
  paddingBlock: space.x3,
  [media.medium]: { padding: `${space.x4} ${space.x2}` },
});
const formHeading = css({ fontSize: "clamp(1.375rem, 1.3rem + 0.4vw, 1.625rem)" });
const formHead = css({ display: "grid", flex: "1 min(18rem, 100%)", gap: space.x1 });
const sideCards = css({
  display: "grid",
  gap: space.x2,
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.x3 },
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  [media.print]: { display: "contents", "& > :nth-of-type(2)": { gridRow: "span 2" } },
});
const sideCard = css({
  display: "grid",
  gap: space.x1half,
  alignContent: "start",
  padding: space.x2,
  borderRadius: radius.card,
  background: color.groundWarm,
  [media.forcedColors]: { border: "1px solid" },
  // Aligns the text in this card with the text in the contact form's card.
  [media.medium]: { padding: space.x4 },
  [media.print]: { padding: `${space.x1} 0` },
});
const officeAddress = css({ fontStyle: "normal" });
const directions = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.x1,
  alignItems: "center",
  minHeight: space.tapTarget,
  fontWeight: fontWeight.strong,
  [media.print]: { display: "none" },
});
const officeNotes = css({ display: "grid", gap: space.x1 });
const officeNote = css({ display: "flex", gap: space.x1, lineHeight: 1.4, "& > svg": { color: color.calm } });
const claimsCard = css({ [media.tablet]: { gridColumn: "1 / -1" } });

export const contactFragment = graphql`
  fragment Contact on Query {
    home {
      contact {
        heading
        text
        call {
          title
          text
        }
        email {
          title
          text
        }
        meeting {
          title
          text
          button
        }
        form {
          heading
          text
        }
        office {
          heading
          directions
          notes {
            icon
            text
          }
        }
        hours {
          heading
          closures
          closedDay
        }
        claims {
          heading
          text
        }
      }
    }
    ...Agency
    ...Hours
    ...SpanishPhoneLine
    ...Carriers
    ...Actions
    ...ProviderFrame
    ...PrincipalFace
    ...OpenStatus
  }
`;

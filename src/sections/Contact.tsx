import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ClosureList } from "../components/ClosureList";
import { container } from "../components/container";
import { EmailLink } from "../components/EmailLink";
import { HoursList } from "../components/HoursList";
import { OpenStatus, statusIndent } from "../components/OpenStatus";
import { PhoneLink } from "../components/PhoneLink";
import { ProviderFrame } from "../components/ProviderFrame";
import { QuoteButton } from "../components/QuoteButton";
import { sectionStyles } from "../components/sectionStyles";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius, space } from "../styles/tokens";
import { ContactCard, callLink, largeLink, longLink } from "./ContactCard";
import { OfficeLocation } from "./OfficeLocation";

/** Three contact cards, the contact form, office location, hours and the claims note. */
export function Contact({ data }: { data: Queries.ContactFragment }) {
  const { agency } = data;
  const { contact } = data.home;
  const { call, email, meeting, claims } = contact;
  const speaker = data.allAgent.nodes.find(({ languages }) => languages.includes("Spanish"));
  const spanish = call.spanish && speaker && (
    <p lang="es" css={inSpanish}>
      {call.spanish} <PhoneLink phone={speaker.phone} styles={spanishNumber} />
    </p>
  );
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="reach-heading"
      css={[sectionStyles.air, ownPrintedPage]}
    >
      <div css={container}>
        <div css={sectionStyles.head}>
          {/* An id with the word "contact" would make the reader view of browsers leave the heading out. */}
          <h2 id="reach-heading">{contact.heading}</h2>
          <p css={sectionStyles.lead}>{contact.text}</p>
        </div>
        <ul role="list" css={contactCards}>
          <ContactCard icon="phone" title={call.title} text={call.text} note={spanish}>
            <PhoneLink phone={agency.phone} styles={callLink} />
          </ContactCard>
          <ContactCard icon="mail" title={email.title} text={email.text}>
            <EmailLink email={agency.email} styles={agency.email.length > 24 ? longLink : largeLink} />
          </ContactCard>
          <ContactCard icon="calendar" title={meeting.title} text={meeting.text}>
            <QuoteButton look="asLink" styles={largeLink}>
              {meeting.button}
            </QuoteButton>
          </ContactCard>
        </ul>
        <div css={columns}>
          <div css={[sectionStyles.card, formCard]}>
            <div css={formHead}>
              <h3 css={formHeading}>{contact.form.heading}</h3>
              <p css={sectionStyles.muted}>{contact.form.text}</p>
            </div>
            <ProviderFrame data={data} frame={data.embeds.contactForm} withEmail />
          </div>
          <div css={sideCards}>
            <div css={sideCard}>
              <OfficeLocation data={data} />
            </div>
            <div css={[sideCard, hoursCard]}>
              <h3>{contact.hours.heading}</h3>
              <OpenStatus data={data} />
              <HoursList data={data} />
              <ClosureList data={data} label={contact.hours.closures} closed={contact.hours.closedDay} />
            </div>
          </div>
          {claims && (
            <div css={[sideCard, claimsCard]}>
              <h3>{claims.heading}</h3>
              <p>{claims.text}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

const ownPrintedPage = css({ [media.print]: { breakBefore: "page", breakInside: "avoid" } });
/** The three contact cards: on a phone compact buttons, the first beside the others; on wider screens cards. */
const contactCards = css({
  display: "grid",
  gap: space.x2,
  [media.phone]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space.x1,
    "& > :first-child": { gridRow: "span 2" },
  },
  [media.desk]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.x3 },
  [media.print]: { gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" },
});
/** Lies above the card's main link, which covers the card; on phones it comes after the main number. */
const inSpanish = css({
  position: "relative",
  zIndex: 1,
  order: 1,
  fontSize: fontSize.small,
  textWrap: "wrap",
});
const spanishNumber = css({
  display: "inline-block",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  [media.print]: { fontSize: "1.2rem" },
});
const columns = css({
  display: "grid",
  gap: space.x2,
  marginTop: space.x2,
  [media.medium]: { gap: space.x3, marginTop: space.x3 },
  // Aligns the second column with the third contact card above.
  [media.desk]: { gridTemplateColumns: `minmax(0, 1fr) max(24rem, (100% - 2 * ${space.x3}) / 3)` },
  // Limits the printed contact section to two columns.
  [media.print]: { gridTemplate: "auto 1fr / repeat(auto-fit, minmax(max(16rem, 34%), 1fr))" },
});
/** The contact form's card, without inline padding, because the provider's forms have their own padding. */
const formCard = css({
  paddingBlock: space.x3,
  [media.medium]: { padding: `${space.x4} ${space.x2}` },
  [media.print]: { display: "none" },
});
const formHeading = css({ fontSize: "clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)" });
const formHead = css({ display: "grid", gap: space.x1, padding: `0 ${space.x2} ${space.x2}` });
const sideCards = css({
  display: "grid",
  gap: space.x2,
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.x3 },
  [media.desk]: { gridTemplate: "auto 1fr / minmax(0, 1fr)" },
  [media.print]: { display: "contents" },
});
const sideCard = css({
  display: "grid",
  gap: space.x1half,
  alignContent: "start",
  padding: space.x3,
  borderRadius: radius.card,
  background: color.groundWarm,
  // Aligns the text of this card with the text of the contact form's card.
  [media.medium]: { padding: space.x4 },
  [media.print]: { padding: `${space.x1} 0` },
});
const hoursCard = css({
  display: "flex",
  flexDirection: "column",
  "& > dl": { flexGrow: 1, alignContent: "start" },
  // Lets the dot of the open status hang beside the text's edge.
  "& > h3 + div": { marginInline: `-${statusIndent} -${space.x1}` },
});
const claimsCard = css({
  color: color.textOnDark,
  background: color.groundCalm,
  [media.desk]: { gridColumn: "1 / -1" },
});

export const contactFragment = graphql`
  fragment Contact on Query {
    home {
      contact {
        heading
        text
        call {
          title
          text
          spanish
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
    allAgent {
      nodes {
        phone
        languages
      }
    }
    embeds {
      contactForm {
        ...EmbedFrame
      }
    }
    ...Agency
    ...OfficeLocation
    ...ProviderFrame
    ...OpenStatus
    ...Hours
    ...ClosureList
  }
`;

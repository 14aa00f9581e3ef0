import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { EmailLink } from "../components/EmailLink";
import { FormIntro } from "../components/FormIntro";
import { ClosureList, HoursList } from "../components/HoursList";
import { Icon, type IconName } from "../components/Icon";
import { OpenStatus } from "../components/OpenStatus";
import { PhoneLink, TextLink } from "../components/PhoneLink";
import { ProviderFrame } from "../components/ProviderFrame";
import { QuoteButton } from "../components/QuoteButton";
import { addressLine, mapUrl } from "../lib/address";
import { balancedGrid, cluster, stack, withIcon } from "../styles/compositions";
import {
  cardBox,
  contactLink,
  container,
  darkBox,
  headingBlock,
  iconLink,
  leadText,
  mutedText,
  paddedSection,
  panel,
  screenOnly,
} from "../styles/sectionStyles";
import { color, fontSize, media, space } from "../styles/tokens";
import { CarrierContacts } from "./Carriers";

export function Contact({ data }: { data: Queries.ContactFragment }) {
  const { contact } = data.home;
  const { call, email, meeting, claims } = contact;
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-heading" css={[paddedSection, ownPage]}>
      <div css={container}>
        <div css={headingBlock}>
          <h2 id="contact-heading">{contact.heading}</h2>
          <p css={leadText}>{contact.text}</p>
        </div>
        <ul role="list" css={[balancedGrid(3, [1, 1, 3], space.cards), cards]}>
          <ContactCard icon="phone" title={call.title} text={call.text}>
            <PhoneLink css={mainLink} />
            <TextLink css={contactLink} />
            {call.spanish && (
              <p lang="es" translate="no" css={{ fontSize: fontSize.small }}>
                <PhoneLink label={call.spanish} css={contactLink} />
              </p>
            )}
          </ContactCard>
          <ContactCard icon="mail" title={email.title} text={email.text}>
            <EmailLink email={data.agency.email} css={mainLink} />
          </ContactCard>
          <ContactCard icon="calendar" title={meeting.title} text={meeting.text}>
            <QuoteButton variant="asLink" css={mainLink}>
              {meeting.action}
            </QuoteButton>
          </ContactCard>
        </ul>
        <div css={formAndOffice}>
          <div css={[cardBox, formCard, screenOnly]}>
            <FormIntro>
              <div css={formHeading}>
                <h3>{contact.form.heading}</h3>
                <p css={mutedText}>{contact.form.text}</p>
              </div>
            </FormIntro>
            <ProviderFrame place="contactForm" />
          </div>
          <div css={sideCards}>
            <OfficeLocation data={data} />
            <div css={sideCard}>
              <h3>{contact.hours.heading}</h3>
              <OpenStatus />
              <HoursList />
              <ClosureList words={contact.hours} />
            </div>
          </div>
          {claims && (
            <div id="claims" tabIndex={-1} css={[sideCard, darkBox]}>
              <h3>{claims.heading}</h3>
              <p>{claims.text}</p>
              <CarrierContacts data={data} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <li>
      <Icon name={icon} size="1.75rem" />
      <h3>{title}</h3>
      <p>{text}</p>
      <div>{children}</div>
    </li>
  );
}

function OfficeLocation({ data }: { data: Queries.ContactFragment }) {
  const { address } = data.agency;
  const { office } = data.home.contact;
  return (
    <div css={sideCard}>
      <h3>{office.heading}</h3>
      <address translate="no">{addressLine(address)}</address>
      <a
        href={mapUrl(address)}
        target="_blank"
        aria-describedby="new-tab"
        css={[iconLink, screenOnly]}
        rel="noopener"
      >
        <Icon name="directions" />
        {office.directions}
      </a>
      <span id="new-tab" hidden>
        {data.layout.actions.newTab}
      </span>
      {office.notes.length > 0 && (
        <ul role="list" css={[stack(space.x1), notes]}>
          {office.notes.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ownPage = css({ [media.print]: { breakBefore: "page", breakInside: "avoid", paddingBlock: 0 } });
const cards = css({
  "& > li": css(cardBox, withIcon(`${space.half} ${space.x2}`), {
    alignContent: "start",
    padding: `min(${space.x3}, 5vw)`,
    "& > svg": { color: color.calm },
    "& > p, & > div": { gridColumn: 2 },
    "& > p": mutedText,
    "& > div": css(stack("0"), { justifyItems: "start" }),
    [media.print]: { display: "block", padding: space.x1, "&:has(button)": { display: "none" } },
  }),
});
const mainLink = css(contactLink, { fontSize: fontSize.h3 });
const formAndOffice = css({
  display: "grid",
  gap: space.cards,
  alignItems: "start",
  marginTop: space.cards,
  // Aligns the second column with the third card in the row above.
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) calc((100% - 2 * ${space.cards}) / 3)`,
    "& > :nth-of-type(3)": { gridColumn: "1 / -1" },
  },
});
/** The contact form's card has little inline padding, because the embedded form has its own padding. */
const formCard = css({ padding: `${space.x4} min(${space.x2}, 2vw) ${space.x3}` });
const formHeading = css(stack(space.x1), { flex: "1 1 18rem" });
const sideCards = css(cluster(space.cards), { alignItems: "stretch" });
const sideCard = css(stack(space.x1half), {
  flex: "1 1 15rem",
  padding: `min(${space.x4}, 5vw)`,
  ...panel,
  background: color.groundWarm,
  [media.print]: { padding: `${space.half} 0` },
});
const notes = css({ "& > li": withIcon(space.x1), "& svg": { color: color.calm } });

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
          action
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
    agency {
      email
      address {
        ...OfficeAddress
      }
    }
    layout {
      actions {
        newTab
      }
    }
    ...Carriers
  }
`;

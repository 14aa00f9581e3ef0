import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { Avatar } from "../components/Avatar";
import { EmailLink } from "../components/EmailLink";
import { OpenStatus } from "../components/OpenStatus";
import { PhoneLink } from "../components/PhoneLink";
import { Seo } from "../layout/Seo";
import { PageTitle, SiteLayout } from "../layout/SiteLayout";
import { phoneNumbers } from "../lib/principalAgent";
import { buttonStyles } from "../styles/buttonStyles";
import { container, paragraphs, photoSelector, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, radius, space } from "../styles/tokens";

export default function DirectoryPage({ data }: PageProps<Queries.DirectoryPageQuery>) {
  const { directoryPage, agency } = data;
  const portrait = data.home.about.principal.photo;
  const groups: [id: string, heading: string, entries: readonly Entry[]][] = [
    ["main-lines", directoryPage.mainLinesHeading, data.allMainPhoneNumber.nodes],
    ["licensed-agents", directoryPage.agentsHeading, data.allAgent.nodes],
  ];
  return (
    <SiteLayout data={data}>
      <PageTitle title={directoryPage.title}>
        <p css={subtitle}>{directoryPage.subtitle}</p>
        <OpenStatus data={data} />
      </PageTitle>
      <div css={[container, page]}>
        {groups
          .filter(([, , { length }]) => length > 0)
          .map(([id, heading, entries]) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} css={entryGroup}>
              <h2 id={`${id}-heading`} css={groupHeading}>
                {heading}
              </h2>
              <ul role="list" css={entryList}>
                {entries.map((entry, index) => (
                  <li key={entry.name} css={entryRow}>
                    <DirectoryEntry
                      id={`${id}-${index}`}
                      entry={entry.principal ? { ...entry, photo: entry.photo ?? portrait } : entry}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <div css={[sectionStyles.greenBox, helpCard, screenOnly]}>
          <div>
            <h2 css={helpHeading}>{directoryPage.help.heading}</h2>
            <p css={helpText}>{directoryPage.help.text}</p>
          </div>
          <div css={helpButtons}>
            <PhoneLink
              phone={agency.phone}
              icon="phone"
              label={directoryPage.help.callButton}
              numbers={phoneNumbers(data)}
              styles={buttonStyles.light}
            />
            <a href="/" css={buttonStyles.onCalm}>
              {directoryPage.help.homeButton}
            </a>
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}

type MainPhoneNumber = Queries.DirectoryPageQuery["allMainPhoneNumber"]["nodes"][number];
type Agent = Queries.DirectoryPageQuery["allAgent"]["nodes"][number];
type Entry = Partial<MainPhoneNumber> & Partial<Agent> & Pick<MainPhoneNumber, "name" | "phone">;

function DirectoryEntry({ id, entry }: { id: string; entry: Entry }) {
  const { name, phone, photo, description, email } = entry;
  const isPerson = entry.principal !== undefined;
  return (
    <>
      {photo?.childImageSharp ? (
        <GatsbyImage image={photo.childImageSharp.gatsbyImageData} alt="" sizes="3.5rem" css={face} />
      ) : (
        <Avatar name={name} icon={isPerson ? undefined : "phone"} />
      )}
      <div css={nameAndRole}>
        <h3 id={id} translate={isPerson ? "no" : undefined}>
          {name}
        </h3>
        {description && <p css={[entryDetail, paragraphs]}>{description}</p>}
      </div>
      <div css={numbersAndEmail}>
        <PhoneLink phone={phone} labelId={id} icon="phone" styles={entryPhone} />
        {email && <EmailLink email={email} styles={emailLink} />}
      </div>
    </>
  );
}

const faceOrIcon = `:is(${photoSelector}, span)`;
const page = css({
  paddingBlock: `${space.x4} ${space.section}`,
  // If any entry has a photo, gives photos and the circles with initials or icons the same size.
  [`&:has(picture) li > ${faceOrIcon}`]: { width: "3.5rem", height: "3.5rem" },
  [media.print]: { paddingBlock: space.x2 },
});
const subtitle = css({ fontSize: fontSize.lead });
const entryGroup = css({ marginBottom: space.x8, [media.print]: { marginBottom: space.x3 } });
const groupHeading = css({
  fontSize: fontSize.h3,
  paddingBottom: space.x2,
  borderBottom: `2px solid ${color.text}`,
});
const entryList = css({
  [media.wide]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.x8 },
});
/** Matches phones, except with text at 200%. With such large text, each entry has only one column. */
const onPhone = "@media screen and (min-width: 15.01em) and (max-width: 47.99em)";
const entryRow = css({
  position: "relative",
  display: "grid",
  gap: `0 ${space.x1half}`,
  alignItems: "start",
  padding: `${space.x1} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  [media.largeText]: { [`& > ${faceOrIcon}`]: { display: "none" } },
  [onPhone]: { gridTemplateColumns: "auto minmax(0, 1fr)", [`& > ${faceOrIcon}`]: { gridRow: "1 / 3" } },
  [media.medium]: {
    gridTemplateColumns: "auto minmax(0, 1fr) fit-content(24rem)",
    columnGap: space.x3,
    padding: `${space.x3} 0`,
  },
  [media.print]: {
    gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
    [`& > ${faceOrIcon}`]: { display: "none" },
  },
});
const callButtonSpace = "3.25rem";
const nameAndRole = css({ [onPhone]: { display: "contents", "& > h3": { paddingRight: callButtonSpace } } });
const entryDetail = css({
  gridColumn: 2,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  [media.medium]: { maxWidth: "none", fontSize: fontSize.body },
});
const face = css({ borderRadius: radius.round, background: color.skeleton });
const numbersAndEmail = css({
  display: "grid",
  justifyItems: "start",
  [onPhone]: { gridArea: "2 / 2", paddingRight: callButtonSpace },
  [media.medium]: { justifyItems: "end", marginTop: `-${space.x1}` },
});
const emailLink = css({ display: "inline-flex", alignItems: "center", minHeight: "2rem" });
const entryPhone = css({
  display: "inline-flex",
  gap: space.x1,
  alignItems: "center",
  minHeight: "1.625rem",
  // Adds space between the phone number and its focus ring, without moving the number.
  marginInline: `-${space.half}`,
  paddingInline: space.half,
  "&:focus-visible": { outlineOffset: "-2px" },
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  [onPhone]: {
    // Turns the icon into a round call button at the end of the row.
    "& > svg": {
      position: "absolute",
      top: space.x1,
      right: 0,
      width: space.tapTarget,
      height: space.tapTarget,
      padding: space.x1half,
      border: `1.5px solid ${color.controlEdge}`,
      borderRadius: radius.round,
      background: color.card,
    },
  },
  [media.medium]: { minHeight: space.tapTarget, fontSize: fontSize.h3 },
  [media.print]: { minHeight: "1.75rem", "& > svg": { display: "none" } },
  [media.hover]: { "&:hover": { textDecoration: "underline" } },
});
const helpCard = css({
  gap: space.x3,
  padding: `min(${space.x4}, 8vw)`,
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: `${space.x5} ${space.x6}` },
});
const helpHeading = css({ fontSize: fontSize.h3 });
const helpText = css({ paddingTop: space.x1 });
const helpButtons = css({
  display: "grid",
  gap: space.x1half,
  [media.small]: { display: "flex", flexWrap: "wrap" },
});

export function Head({ data }: HeadProps<Queries.DirectoryPageQuery>) {
  return <Seo data={data} page={data.directoryPage.seo} path="/directory" />;
}

export const query = graphql`
  query DirectoryPage {
    ...SiteLayout
    ...Agency
    ...Agents
    ...OpenStatus
    ...PrincipalFace
    directoryPage {
      seo {
        title
        description
      }
      title
      subtitle
      mainLinesHeading
      agentsHeading
      help {
        heading
        text
        callButton
        homeButton
      }
    }
    allMainPhoneNumber {
      nodes {
        name
        phone
        email
        description
      }
    }
    allAgent {
      nodes {
        email
        description
        photo {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              breakpoints: [84, 168, 336]
              aspectRatio: 1
              transformOptions: { cropFocus: NORTH }
            )
          }
        }
      }
    }
  }
`;

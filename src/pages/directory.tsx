import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Avatar } from "../components/Avatar";
import { EmailLink } from "../components/EmailLink";
import { OpenStatus } from "../components/OpenStatus";
import { PhoneLink } from "../components/PhoneLink";
import { Seo } from "../layout/Seo";
import { PageTitle, SiteLayout } from "../layout/SiteLayout";
import { buttonStyles } from "../styles/buttonStyles";
import { cluster, columns, stack, withIcon } from "../styles/compositions";
import { container, greenBox, iconLink, plainLink, screenOnly } from "../styles/sectionStyles";
import { color, fontSize, radius, space } from "../styles/tokens";

export default function DirectoryPage({ data }: PageProps<Queries.DirectoryPageQuery>) {
  const { directoryPage } = data;
  const mainLines = data.allMainPhoneNumber.nodes;
  return (
    <SiteLayout>
      <PageTitle title={directoryPage.title}>
        <p css={{ fontSize: fontSize.lead }}>{directoryPage.subtitle}</p>
        {/* Reserves two lines to avoid a layout shift if the open status wraps on a phone. */}
        <div css={{ minHeight: "3.2em" }}>
          <OpenStatus />
        </div>
      </PageTitle>
      <div css={[container, page]}>
        {mainLines.length > 0 && (
          <EntryGroup id="main-lines" heading={directoryPage.mainLinesHeading}>
            {mainLines.map((line, index) => (
              <Entry key={line.name} id={`main-lines-${index}`} entry={line}>
                <Avatar name={line.name} size={56} icon="phone" />
              </Entry>
            ))}
          </EntryGroup>
        )}
        <EntryGroup id="licensed-agents" heading={directoryPage.agentsHeading}>
          {data.allAgent.nodes.map((agent, index) => (
            <Entry key={agent.name} id={`licensed-agents-${index}`} entry={agent} isPerson>
              <Face name={agent.name} photo={agent.photo} />
            </Entry>
          ))}
        </EntryGroup>
        <div css={[greenBox, helpCard, screenOnly]}>
          <div css={helpText}>
            <h2 css={{ fontSize: fontSize.h3 }}>{directoryPage.help.heading}</h2>
            <p>{directoryPage.help.text}</p>
          </div>
          <div css={helpButtons}>
            <PhoneLink icon="phone" label={directoryPage.help.callButton} css={buttonStyles.light} />
            <a href="/" css={buttonStyles.onCalm}>
              {directoryPage.help.homeButton}
            </a>
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}

interface EntryGroupProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function EntryGroup({ id, heading, children }: EntryGroupProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} css={entryGroup}>
      <h2 id={`${id}-heading`} css={groupHeading}>
        {heading}
      </h2>
      <ul role="list" css={[columns("30rem", "0"), entryList]}>
        {children}
      </ul>
    </section>
  );
}

interface EntryProps {
  id: string;
  entry: Queries.DirectoryPageQuery["allMainPhoneNumber"]["nodes"][number];
  isPerson?: boolean;
  /** The picture next to the name. */
  children: ReactNode;
}

function Entry({ id, entry, isPerson, children }: EntryProps) {
  const { name, phone, description, email } = entry;
  return (
    <li>
      {children}
      <div css={details}>
        <h3 id={id} translate={isPerson ? "no" : undefined}>
          {name}
        </h3>
        <PhoneLink phone={phone} describedBy={id} icon="phone" css={entryPhone} />
        {description && <p>{description}</p>}
        {email && <EmailLink email={email} css={emailLink} />}
      </div>
    </li>
  );
}

type Photo = Queries.DirectoryPageQuery["allAgent"]["nodes"][number]["photo"];

function Face({ name, photo }: { name: string; photo: Photo }) {
  if (!photo?.childImageSharp) return <Avatar name={name} size={56} />;
  return <GatsbyImage image={photo.childImageSharp.gatsbyImageData} alt="" sizes="56px" css={face} />;
}

const page = css({ paddingBlock: `${space.x4} ${space.section}` });
const entryGroup = css({ marginBottom: space.x8 });
const groupHeading = css({
  paddingBottom: space.x2,
  borderBottom: `2px solid ${color.text}`,
  fontSize: fontSize.h3,
});
const entryList = css({
  columnGap: space.x8,
  "& > li": css(withIcon(space.x2), {
    alignItems: "start",
    paddingBlock: space.x2,
    borderBottom: `1px solid ${color.hairline}`,
  }),
});
const face = css({ width: "56px", height: "56px", borderRadius: radius.round, background: color.skeleton });
/** Puts the phone number next to the name or, if they don't fit on one line, below the name. */
const details = css(cluster(`${space.half} ${space.x3}`), {
  "& > h3": { flex: "1 1 12rem" },
  "& > p": {
    flex: "1 1 15rem",
    maxWidth: "20rem",
    fontSize: "clamp(0.875rem, 0.75rem + 0.5vw, 1rem)",
    color: color.textMuted,
    lineHeight: 1.4,
  },
});
const entryPhone = css(iconLink, plainLink, { minHeight: "2rem", color: color.link, fontSize: fontSize.h3 });
const emailLink = css({ paddingBlock: space.half });
const helpCard = cluster(`${space.x3} ${space.x6}`);
const helpButtons = css(cluster(space.x1half), { "& > *": { flex: "1 1 auto" } });
const helpText = css(stack(space.x1), { flex: "1 1 20rem" });

export function Head({ data, location }: HeadProps<Queries.DirectoryPageQuery>) {
  return <Seo page={data.directoryPage.seo} path={location.pathname} />;
}

export const query = graphql`
  query DirectoryPage {
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
        name
        phone
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

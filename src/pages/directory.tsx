import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { buttonStyles } from "../components/buttonStyles";
import { container } from "../components/container";
import { EmailLink } from "../components/EmailLink";
import { FirstScreenEnd } from "../components/FirstScreenEnd";
import { InitialLetter } from "../components/InitialLetter";
import { PhoneLink } from "../components/PhoneLink";
import { Seo } from "../layout/Seo";
import { SiteLayout } from "../layout/SiteLayout";
import { TitleBand } from "../layout/TitleBand";
import { type Language, languages } from "../lib/languages";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius, space } from "../styles/tokens";

export default function DirectoryPage({ data }: PageProps<Queries.DirectoryPageQuery>) {
  const { directoryPage: words, agency } = data;
  const [mainLines, agents] = [data.allMainLine.nodes, data.allAgent.nodes];
  const inSight = Math.min(screenful, mainLines.length + agents.length);
  return (
    <SiteLayout data={data}>
      <TitleBand title={words.title}>
        <p css={subtitle}>{words.subtitle}</p>
      </TitleBand>
      <div css={[container, page]}>
        <DirectoryGroup
          id="main-lines"
          heading={words.mainLinesHeading}
          entries={mainLines}
          lastInSight={mainLines[inSight - 1]}
        />
        <DirectoryGroup
          id="licensed-agents"
          heading={words.agentsHeading}
          entries={agents}
          lastInSight={agents[inSight - 1 - mainLines.length]}
          people
        />
        <div css={help}>
          <div>
            <h2 css={helpHeading}>{words.help.heading}</h2>
            <p css={helpText}>{words.help.text}</p>
          </div>
          <div css={helpButtons}>
            <PhoneLink phone={agency.phone} icon="phone" styles={buttonStyles.light}>
              {words.help.callButton}
            </PhoneLink>
            <a href="/" css={buttonStyles.onCalm}>
              {words.help.homeButton}
            </a>
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}

/** How many directory entries fit above the fold on a desktop. */
const screenful = 5;

type MainLine = Queries.DirectoryPageQuery["allMainLine"]["nodes"][number];
type Agent = Queries.DirectoryPageQuery["allAgent"]["nodes"][number];

interface DirectoryGroupProps {
  id: string;
  heading: string;
  entries: readonly (MainLine | Agent)[];
  /** The last directory entry above the fold, if it is in this group. */
  lastInSight?: MainLine | Agent;
  /** Whether the entries are people, whose names must not be translated. */
  people?: boolean;
}

function DirectoryGroup({ id, heading, entries, lastInSight, people = false }: DirectoryGroupProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} css={group}>
      <h2 id={`${id}-heading`} css={groupHeading}>
        {heading}
      </h2>
      <ul role="list" css={rows}>
        {entries.map((entry, index) => (
          <li key={entry.name} css={row}>
            <InitialLetter name={entry.name} />
            <div css={who}>
              <h3 id={`${id}-${index}`} translate={people ? "no" : undefined}>
                {entry.name}
              </h3>
              <p css={muted}>{entry.description}</p>
              {"languages" in entry && <Languages names={entry.languages} />}
            </div>
            <div css={ways}>
              <PhoneLink phone={entry.phone} labelledBy={`${id}-${index}`} icon="phone" styles={number} />
              {"email" in entry && entry.email && <EmailLink email={entry.email} styles={mail} />}
            </div>
            {entry === lastInSight && <FirstScreenEnd />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An agent's languages besides English, each named in that language. */
function Languages({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul role="list" css={spoken}>
      {names.map((name) => {
        const { lang, words } = languages[name as Language];
        return (
          <li key={name} lang={lang} dir="auto" translate="no">
            {words}
          </li>
        );
      })}
    </ul>
  );
}

const page = css({ paddingBlock: `${space.x4} ${space.section}`, [media.print]: { paddingBlock: space.x2 } });
const subtitle = css({ fontSize: fontSize.lead });
const group = css({ marginBottom: space.x8, [media.print]: { marginBottom: space.x3 } });
const groupHeading = css({
  fontSize: fontSize.h3,
  paddingBottom: space.x2,
  borderBottom: `2px solid ${color.text}`,
});
const rows = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
/** An entry; on a phone initial, name, number and call button are in one row, the description below at full width. */
const row = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `0 ${space.x1half}`,
  alignItems: "center",
  padding: `${space.x1} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  breakInside: "avoid",
  "& > span": { gridRow: "1 / 3", color: color.calm, background: color.groundCalmLight },
  [media.largeText]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > *": { gridColumn: 1 },
    "& > span": { display: "none" },
  },
  [media.medium]: {
    gridTemplateColumns: "auto minmax(0, 1fr) fit-content(24rem)",
    columnGap: space.x3,
    padding: `${space.x3} 0`,
    "& > span": { gridRow: "auto" },
  },
  [media.print]: { gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)", "& > span": { display: "none" } },
});
const besideButton = "3.25rem";
const who = css({
  display: "contents",
  "& > h3": { paddingRight: besideButton },
  [media.largeText]: { display: "block", "& > h3": { paddingRight: 0 } },
  [media.medium]: { display: "block", "& > h3": { paddingRight: 0 } },
  [media.print]: { display: "block" },
});
const muted = css({
  gridColumn: 2,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  [media.medium]: { fontSize: fontSize.body },
});
const spoken = css({
  display: "flex",
  flexWrap: "wrap",
  gridColumn: 2,
  gap: `0 ${space.x2}`,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  color: color.calm,
});
const ways = css({
  display: "grid",
  gridArea: "2 / 2",
  justifyItems: "start",
  minWidth: 0,
  paddingRight: besideButton,
  [media.largeText]: { gridArea: "auto", paddingRight: 0 },
  [media.medium]: { gridArea: "auto", justifyItems: "end", paddingRight: 0 },
  [media.print]: { gridArea: "auto", paddingRight: 0 },
});
const mail = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2rem",
  overflowWrap: "anywhere",
});
const besideNumber = {
  position: "static",
  width: "1.25em",
  height: "1.25em",
  padding: 0,
  border: 0,
  background: "none",
} as const;
/** The phone link of an entry; on a phone its icon is a round call button at the end of the row. */
const number = css({
  display: "inline-flex",
  gap: space.x1,
  alignItems: "center",
  minHeight: "1.625rem",
  // Keeps the link's focus ring from touching the name and description.
  marginInline: `-${space.half}`,
  paddingInline: space.half,
  "&:focus-visible": { outlineOffset: "-2px" },
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  "& > svg": {
    position: "absolute",
    top: space.x1,
    right: 0,
    boxSizing: "border-box",
    width: "2.75rem",
    height: "2.75rem",
    padding: space.x1half,
    border: `1.5px solid ${color.controlEdge}`,
    borderRadius: radius.round,
    background: color.card,
  },
  [media.largeText]: { "& > svg": besideNumber },
  [media.medium]: {
    minHeight: "2.75rem",
    fontSize: fontSize.h3,
    "& > svg": besideNumber,
  },
  [media.print]: { minHeight: "1.75rem", fontSize: "1.15rem", "& > svg": { display: "none" } },
  [media.hover]: { "&:hover": { textDecoration: "underline" } },
});
const help = css({
  display: "grid",
  gap: space.x3,
  alignItems: "center",
  padding: `min(${space.x4}, 8vw)`,
  borderRadius: radius.card,
  color: color.textOnDark,
  background: color.groundCalm,
  [media.desk]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: `${space.x5} ${space.x6}` },
  [media.print]: { display: "none" },
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
    ...Seo
    agency {
      phone
    }
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
    allMainLine {
      nodes {
        name
        phone
        description
      }
    }
    allAgent {
      nodes {
        name
        phone
        description
        email
        languages
      }
    }
  }
`;

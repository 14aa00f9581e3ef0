import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalText } from "../components/LegalText";
import { TodaysDate } from "../components/TodaysDate";
import { Seo } from "../layout/Seo";
import { PageTitle, SiteLayout } from "../layout/SiteLayout";
import { sectionIds } from "../lib/texts";
import { buttonStyles } from "../styles/buttonStyles";
import { container, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, headerHeight, media, space, width } from "../styles/tokens";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, layout } = data;
  const ids = sectionIds(legalPage.sections.map(({ title }) => title));
  return (
    <SiteLayout data={data}>
      <PageTitle title={legalPage.title}>
        <p>
          {layout.legal.lastUpdated}: <TodaysDate of="day" data={data} />
        </p>
      </PageTitle>
      <div css={[container, columns]}>
        {legalPage.sections.length > 1 && (
          <nav aria-labelledby="contents" css={contents}>
            <h2 id="contents" css={sectionStyles.smallHeading}>
              {layout.legal.contents}
            </h2>
            <ul role="list" css={contentsList}>
              {legalPage.sections.map((section, index) => (
                <li key={section.title}>
                  <a href={`#${ids[index]}`} css={contentsLink}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div css={legalText}>
          <div css={[legalSection, intro]}>
            <LegalText>{legalPage.intro}</LegalText>
          </div>
          {legalPage.sections.map((section, index) => (
            <section key={section.title} css={legalSection}>
              {/* This class keeps the heading in Firefox's reader view: https://github.com/mozilla/readability */}
              <h2 id={ids[index]} className="content" tabIndex={-1} css={sectionHeading}>
                {section.title}
              </h2>
              <LegalText>{markdownOf(section)}</LegalText>
            </section>
          ))}
          <a href="/" css={[buttonStyles.secondary, screenOnly]}>
            {layout.actions.returnHome}
          </a>
        </div>
      </div>
    </SiteLayout>
  );
}

function markdownOf({
  paragraphs,
  points,
  closing,
}: Queries.LegalPageQuery["legalPage"]["sections"][number]) {
  const list = points.map((point) => `- ${point.replaceAll("\n", "\n  ")}`).join("\n");
  return [...paragraphs, list, ...closing].join("\n\n");
}

const columns = css({
  display: "grid",
  gap: `${space.x4} ${space.x8}`,
  paddingBlock: `${space.x4} ${space.section}`,
  [media.desktop]: { "&:has(> nav)": { gridTemplateColumns: "18rem minmax(0, 1fr)" }, alignItems: "start" },
  // Uses block layout in print, because page breaks inside a grid differ between browsers:
  // https://drafts.csswg.org/css-grid-1/#pagination
  [media.print]: {
    paddingBlock: space.x2,
    "&, & div, & section": { display: "block" },
    "& p, & ul": { marginTop: space.x1 },
    "& h2": { marginTop: space.x3 },
    "& h2 + *": { marginTop: space.half },
  },
});
const contents = css({
  padding: `${space.x3} 0`,
  borderBlock: `1px solid ${color.hairline}`,
  [media.desktop]: {
    position: "sticky",
    top: `calc(${headerHeight} + ${space.x4})`,
    padding: `0 ${space.x3} 0 0`,
    border: 0,
    borderRight: `1px solid ${color.hairline}`,
  },
});
const contentsList = css({ columns: "18rem", columnGap: space.x4, "& > li": { breakInside: "avoid" } });
const contentsLink = css({
  display: "block",
  paddingBlock: space.x1,
  lineHeight: 1.4,
  color: color.text,
  textDecoration: "none",
  [media.hover]: { "&:hover": { color: color.link, textDecoration: "underline" } },
});
const legalText = css({
  display: "grid",
  gap: space.x5,
  justifyItems: "start",
  maxWidth: width.text,
  "& p, & li": { textWrap: "pretty" },
  [media.medium]: { fontSize: "1.125rem" },
  [media.print]: { maxWidth: "none" },
});
const intro = css({ fontSize: fontSize.lead });
const legalSection = css({ display: "grid", gap: space.x2 });
const sectionHeading = css({ fontSize: "clamp(1.3125rem, 1.1rem + 0.6vw, 1.5rem)" });

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  return (
    <>
      {/* Without this tag, reader views mistake a heading like "License and Authorization" for the author's name. */}
      <meta name="author" content={data.agency.name} />
      <Seo data={data} page={data.legalPage.seo} path={location.pathname} />
    </>
  );
}

export const query = graphql`
  query LegalPage($id: String!) {
    ...SiteLayout
    ...Agency
    ...Actions
    ...OfficeClock
    layout {
      legal {
        lastUpdated
        contents
      }
    }
    legalPage(id: { eq: $id }) {
      seo {
        title
        description
      }
      title
      intro
      sections {
        title
        paragraphs
        points
        closing
      }
    }
  }
`;

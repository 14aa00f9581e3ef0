import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Fragment } from "react";
import { buttonStyles } from "../components/buttonStyles";
import { container } from "../components/container";
import { FirstScreenEnd } from "../components/FirstScreenEnd";
import { bullets, LegalPoint, LegalText } from "../components/LegalText";
import { TodaysDate } from "../components/TodaysDate";
import { Seo } from "../layout/Seo";
import { SiteLayout } from "../layout/SiteLayout";
import { TitleBand } from "../layout/TitleBand";
import { sectionIds } from "../lib/sectionIds";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, headerHeight, space, width } from "../styles/tokens";

/** A legal page, one for each file in data/legal/: date, table of contents, text, link home. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, layout } = data;
  const ids = sectionIds(legalPage.sections.map((section) => section.title));
  const last = lastInSight(legalPage.sections);
  return (
    <SiteLayout data={data}>
      <TitleBand title={legalPage.title}>
        <p>
          {layout.legal.lastUpdated}: <TodaysDate of="day" data={data} />
        </p>
      </TitleBand>
      <div css={[container, columns]}>
        <nav aria-labelledby="contents" css={contents}>
          <h2 id="contents" css={contentsHeading}>
            {layout.legal.contents}
          </h2>
          <ul role="list">
            {legalPage.sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${ids[index]}`} css={contentsLink}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={text}>
          <div css={[part, intro]}>
            <LegalText>{legalPage.intro}</LegalText>
          </div>
          {legalPage.sections.map((section, index) => (
            <section key={section.title} css={part}>
              {/* The class keeps headings in the reader view of browsers, which judges an element by its id and class. */}
              <h2 id={ids[index]} className="content" tabIndex={-1} css={heading}>
                {section.title}
              </h2>
              {section.paragraphs.map((paragraph, place) => (
                <Fragment key={paragraph}>
                  <LegalText>{paragraph}</LegalText>
                  {index === last?.section && place === last.paragraph && <FirstScreenEnd />}
                </Fragment>
              ))}
              {section.points.length > 0 && (
                <ul css={bullets}>
                  {section.points.map((point) => (
                    <li key={point}>
                      <LegalPoint>{point}</LegalPoint>
                    </li>
                  ))}
                </ul>
              )}
              {section.closing.map((paragraph) => (
                <LegalText key={paragraph}>{paragraph}</LegalText>
              ))}
            </section>
          ))}
          <a href="/" css={buttonStyles.secondary}>
            {layout.actions.returnHome}
          </a>
        </div>
      </div>
    </SiteLayout>
  );
}

/** How many characters of legal text fit above the fold on a desktop. */
const screenful = 600;

/** Finds the last paragraph of a legal text that fits above the fold. */
function lastInSight(sections: Queries.LegalPageQuery["legalPage"]["sections"]) {
  let characters = 0;
  let last: { section: number; paragraph: number } | undefined;
  for (const [section, { paragraphs }] of sections.entries())
    for (const [paragraph, { length }] of paragraphs.entries()) {
      last = { section, paragraph };
      characters += length;
      if (characters >= screenful) return last;
    }
  return last;
}

const columns = css({
  display: "grid",
  gap: `${space.x4} ${space.x8}`,
  paddingBlock: `${space.x4} ${space.section}`,
  [media.desk]: { gridTemplateColumns: "18rem minmax(0, 1fr)", alignItems: "start" },
  // Uses block layout in print, because grid items overlap at page breaks.
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
  [media.desk]: {
    position: "sticky",
    top: `calc(${headerHeight} + ${space.x4})`,
    padding: `0 ${space.x3} 0 0`,
    border: 0,
    borderRight: `1px solid ${color.hairline}`,
  },
});
const contentsHeading = css({
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
  marginBottom: space.x1,
});
const contentsLink = css({
  display: "block",
  paddingBlock: space.x1,
  lineHeight: 1.4,
  color: color.text,
  textDecoration: "none",
  [media.hover]: { "&:hover": { color: color.link, textDecoration: "underline" } },
});
const text = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.x5,
  justifyItems: "start",
  maxWidth: width.text,
  [media.medium]: { fontSize: "1.125rem" },
  [media.print]: { maxWidth: "none" },
});
const intro = css({ fontSize: fontSize.lead });
const part = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.x2 });
const heading = css({ fontSize: "clamp(1.3125rem, 1.1rem + 0.6vw, 1.5rem)" });

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  return (
    <>
      {/* Keeps reader views from taking a heading for the author's name, such as "License and Authorization". */}
      <meta name="author" content={data.agency.name} />
      <Seo data={data} page={data.legalPage.seo} path={location.pathname} />
    </>
  );
}

export const query = graphql`
  query LegalPage($id: String!) {
    ...SiteLayout
    ...Seo
    ...OfficeClock
    layout {
      actions {
        returnHome
      }
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

import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalText } from "../components/LegalText";
import { TodaysDate } from "../components/TodaysDate";
import { Seo } from "../layout/Seo";
import { PageTitle, SiteLayout } from "../layout/SiteLayout";
import { sectionIds } from "../lib/sectionIds";
import { buttonStyles } from "../styles/buttonStyles";
import { stack } from "../styles/compositions";
import { container, plainLink, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, headerHeight, media, space, width } from "../styles/tokens";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, layout } = data;
  const markdown = (text: string) => <LegalText key={text} text={text} newTab={layout.actions.newTab} />;
  const ids = sectionIds(legalPage.sections.map(({ title }) => title));
  return (
    <SiteLayout data={data}>
      <PageTitle title={legalPage.title}>
        <p>
          {layout.legal.lastUpdated}: <TodaysDate of="day" data={data} />
        </p>
      </PageTitle>
      <div css={[container, contentsAndText]}>
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
          <div css={intro}>{markdown(legalPage.intro)}</div>
          {legalPage.sections.map((section, index) => (
            <section key={section.title} css={stack(space.x2)}>
              {/* This class keeps the heading in Firefox's reader view: https://github.com/mozilla/readability */}
              <h2 id={ids[index]} className="content" tabIndex={-1} css={sectionHeading}>
                {section.title}
              </h2>
              {section.paragraphs.map(markdown)}
              {section.points.length > 0 && (
                <ul role="list">
                  {section.points.map((point) => (
                    <li key={point}>{markdown(point)}</li>
                  ))}
                </ul>
              )}
              {section.closing.map(markdown)}
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

const contentsAndText = css({
  display: "grid",
  gap: `${space.x4} ${space.x8}`,
  paddingBlock: `${space.x4} ${space.section}`,
  [media.desktop]: { "&:has(> nav)": { gridTemplateColumns: "18rem minmax(0, 1fr)" }, alignItems: "start" },
  // Uses block layout in print, because page breaks inside a grid differ between browsers:
  // https://drafts.csswg.org/css-grid-1/#pagination
  [media.print]: {
    "&, & div, & section": { display: "block" },
    paddingBlock: 0,
    "& p, & li": { marginTop: space.half },
    "& h2": { marginTop: space.x2 },
  },
});
const contents = css({
  paddingBottom: space.x3,
  borderBottom: `1px solid ${color.hairline}`,
  [media.desktop]: { position: "sticky", top: `calc(${headerHeight} + ${space.x4})` },
});
const contentsList = css({ columns: "18rem", columnGap: space.x4, "& > li": { breakInside: "avoid" } });
const contentsLink = css(plainLink, { display: "block", paddingBlock: space.x1, lineHeight: 1.4 });
const legalText = css(stack(space.x5), {
  justifyItems: "start",
  maxWidth: width.text,
  fontSize: "clamp(1rem, 0.8rem + 0.6vw, 1.125rem)",
  "& p, & li": { textWrap: "pretty" },
  "& :is(ul, ol)": css(stack(space.x1), { paddingLeft: space.x3 }),
  "& ul > li": { listStyle: "disc" },
  "& li ul > li": { listStyle: "circle" },
  "& ol > li": { listStyle: "decimal" },
  [media.print]: { maxWidth: "none", fontSize: fontSize.body },
});
const intro = css({ fontSize: fontSize.lead });
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

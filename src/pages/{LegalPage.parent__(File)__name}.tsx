import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalText } from "../components/LegalText";
import { TodaysDate } from "../components/TodaysDate";
import { Seo } from "../layout/Seo";
import { PageTitle, SiteLayout } from "../layout/SiteLayout";
import { buttonStyles } from "../styles/buttonStyles";
import { stack } from "../styles/compositions";
import { container, screenOnly } from "../styles/sectionStyles";
import { fontSize, media, space, width } from "../styles/tokens";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage } = data;
  const { actions, lastUpdated } = data.layout;
  const markdown = (text: string) => <LegalText key={text} text={text} />;
  return (
    <SiteLayout>
      <PageTitle title={legalPage.title}>
        <p>
          {lastUpdated}: <TodaysDate of="day" />
        </p>
      </PageTitle>
      <div css={[container, legalText]}>
        <div css={headingAndText}>{markdown(legalPage.intro)}</div>
        {legalPage.sections.map((section) => (
          <section key={section.title} css={headingAndText}>
            <h2>{section.title}</h2>
            <div css={stack(space.x2)}>
              {section.paragraphs.map(markdown)}
              {section.points.length > 0 && (
                <ul role="list">
                  {section.points.map((point) => (
                    <li key={point}>{markdown(point)}</li>
                  ))}
                </ul>
              )}
              {section.closing.map(markdown)}
            </div>
          </section>
        ))}
        <a href="/" css={[buttonStyles.secondary, screenOnly, belowText]}>
          {actions.returnHome}
        </a>
      </div>
    </SiteLayout>
  );
}

const legalText = css(stack(space.x5), {
  justifyItems: "start",
  paddingBlock: `${space.x4} ${space.section}`,
  fontSize: "clamp(1rem, 0.8rem + 0.6vw, 1.125rem)",
  "& p, & li": { textWrap: "pretty" },
  "& h2": { fontSize: "clamp(1.3125rem, 1.1rem + 0.6vw, 1.5rem)" },
  "& li": { maxWidth: `calc(${width.text} - ${space.x3})` },
  "& ul": css(stack(space.x1), { paddingLeft: space.x3 }),
  "& ul > li": { listStyle: "disc" },
  // Uses block layout in print, because page breaks inside a grid differ between browsers:
  // https://drafts.csswg.org/css-grid-1/#pagination
  [media.print]: {
    paddingBlock: 0,
    fontSize: fontSize.body,
    "&, & div, & section": { display: "block" },
    "& p, & li": { maxWidth: "none", marginTop: space.half },
    "& h2": { marginTop: space.x2 },
  },
});
/** On desktops, puts each heading next to its section's text, so that readers find a section at a glance. */
const headingAndText = css({
  display: "grid",
  gap: `${space.x2} ${space.x8}`,
  [media.desktop]: { gridTemplateColumns: "18rem minmax(0, 1fr)", "& > div": { gridColumn: 2 } },
});
const belowText = css({ [media.desktop]: { marginInlineStart: `calc(18rem + ${space.x8})` } });

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  return <Seo page={data.legalPage.seo} path={location.pathname} />;
}

export const query = graphql`
  query LegalPage($id: String!) {
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
    layout {
      actions {
        returnHome
      }
      lastUpdated
    }
  }
`;

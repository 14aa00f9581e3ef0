import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PhoneLink } from "../components/PhoneLink";
import { ridgeEdgeHeight, Skyline } from "../components/Skyline";
import { Seo } from "../layout/Seo";
import { SiteLayout } from "../layout/SiteLayout";
import { buttonStyles } from "../styles/buttonStyles";
import { cluster, stack } from "../styles/compositions";
import { container, leadText } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, headerHeight, media, space } from "../styles/tokens";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFound, layout } = data;
  return (
    <SiteLayout>
      <div css={page} data-missing-page="">
        <div css={[container, message]}>
          <p css={errorCode}>{notFound.code}</p>
          <h1>{notFound.heading}</h1>
          <p css={leadText}>{notFound.text}</p>
          <div css={buttons}>
            <a href="/" css={buttonStyles.primary}>
              {layout.actions.returnHome}
            </a>
            <PhoneLink icon="phone" label={layout.actions.call} css={buttonStyles.secondary} />
          </div>
        </div>
        <Skyline />
      </div>
    </SiteLayout>
  );
}

const page = css({
  display: "grid",
  gap: space.x6,
  alignContent: "space-between",
  // Moves the footer up, so that its mountain ridge overlaps the bottom of the skyline.
  marginBottom: `calc(-1 * ${ridgeEdgeHeight})`,
  // Keeps the whole footer below the fold, even the footer's ridge, which overlaps this section.
  minHeight: `calc(100svh - ${headerHeight} + ${ridgeEdgeHeight})`,
  paddingTop: `clamp(${space.x6}, 5vw, ${space.x8})`,
  overflow: "clip",
  background: `linear-gradient(${color.skyHigh}, ${color.skyMiddle} 62%, ${color.skyLow})`,
  // Makes the skyline larger than on the home page, to fill the space below the text.
  "& > svg": { height: "max(14.07vw, 45svh)", transform: "none" },
  [media.print]: { minHeight: 0, marginBottom: 0 },
});
const message = css(stack(space.x3), {
  justifyItems: "center",
  textAlign: "center",
  "& h1": { fontSize: fontSize.h2 },
});
const buttons = css(cluster(space.x1half), { justifyContent: "center" });
const errorCode = css({
  fontSize: fontSize.h1,
  fontWeight: fontWeight.heading,
  lineHeight: 1,
  color: color.calm,
});

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <Seo page={data.notFound.seo} path={null} />;
}

export const query = graphql`
  query NotFoundPage {
    notFound {
      seo {
        title
        description
      }
      code
      heading
      text
    }
    layout {
      actions {
        returnHome
        call
      }
    }
  }
`;

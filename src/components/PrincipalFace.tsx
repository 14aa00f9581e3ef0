import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { principalAgent } from "../lib/principalAgent";
import { withIcon } from "../styles/compositions";
import { color, fontSize, space } from "../styles/tokens";

interface PrincipalFaceProps {
  data: Queries.PrincipalFaceFragment;
  styles?: SerializedStyles;
  children: ReactNode;
}

export function PrincipalFace({ data, styles, children }: PrincipalFaceProps) {
  const photo = data.home.about.principal.photo?.childImageSharp;
  return (
    <div css={[faceAndText, styles]}>
      {/* All of these pictures on a page have the same `sizes`, so browsers download only one file. */}
      {photo && (
        <GatsbyImage image={photo.gatsbyImageData} alt="" sizes="52px" objectPosition="top" css={face} />
      )}
      <div>{children}</div>
    </div>
  );
}

/** The principal's name and title in one line, such as `Marisol Ocotillo, Agency Principal`. */
export function PrincipalName({ data }: { data: Queries.PrincipalFaceFragment }) {
  return (
    <span>
      <strong translate="no">{principalAgent(data).name}</strong>, {data.home.about.principal.title}
    </span>
  );
}

const faceAndText = css(withIcon(space.x1half), { fontSize: fontSize.small, lineHeight: 1.45 });
const face = css({
  width: "52px",
  height: "52px",
  background: color.skeleton,
  clipPath: "circle(37%)",
  transform: "scale(1.35)",
});

// The queries of photos name an aspect ratio, because without one, gatsby-plugin-sharp would turn a phone's photo upright,
// but take the width and height of the photo before that: https://github.com/gatsbyjs/gatsby/issues/30704
export const principalFaceFragments = graphql`
  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [240, 480, 960]
        aspectRatio: 0.8
        transformOptions: { cropFocus: NORTH }
      )
    }
  }
  fragment PrincipalFace on Query {
    home {
      about {
        principal {
          title
          photo {
            ...Portrait
          }
        }
      }
    }
    ...Agents
  }
`;

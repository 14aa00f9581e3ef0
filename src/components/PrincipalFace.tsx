import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { withIcon } from "../styles/compositions";
import { color, fontSize, radius, space } from "../styles/tokens";
import { useSiteData } from "./useSiteData";

interface PrincipalFaceProps {
  className?: string;
  children: ReactNode;
}

export function PrincipalFace({ className, children }: PrincipalFaceProps) {
  const photo = useSiteData().principal.photo?.childImageSharp;
  return (
    <div className={className} css={faceAndText}>
      {/* All thumbnails of the photo have the same `sizes`, so that browsers download only one file. */}
      {photo && (
        <GatsbyImage image={photo.gatsbyImageData} alt="" sizes="52px" objectPosition="top" css={face} />
      )}
      <div>{children}</div>
    </div>
  );
}

/** The principal's name and title on one line, such as `Marisol Ocotillo, Agency Principal`. */
export function PrincipalName({ className }: { className?: string }) {
  const { principal, home } = useSiteData();
  return (
    <span className={className}>
      <strong translate="no">{principal.name}</strong>, {home.about.principal.title}
    </span>
  );
}

const faceAndText = css(withIcon(space.x1half), { fontSize: fontSize.small, lineHeight: 1.45 });
const face = css({ width: "52px", height: "52px", borderRadius: radius.round, background: color.skeleton });

// Sets `aspectRatio`, because the ratio that gatsby-plugin-sharp computes ignores the photo's EXIF orientation:
// https://github.com/gatsbyjs/gatsby/issues/30704
export const principalPhotoFragment = graphql`
  fragment PrincipalPhoto on Agent {
    photo {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [240, 480, 960]
          aspectRatio: 0.8
          transformOptions: { cropFocus: NORTH }
        )
      }
    }
  }
`;

import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { color, fontSize, media, space } from "../styles/tokens";

interface PictureProps {
  file: Queries.PictureFragment;
  alt: string;
  sizes: string;
  styles?: SerializedStyles;
}

/** Replaces `GatsbyImage`, which would add 54 KB of JavaScript (docs/decisions/plain-links-and-pictures.md). */
export function Picture({ file, alt, sizes, styles }: PictureProps) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error(`${file.relativePath} could not be made into a picture`);
  const { width, height, images } = data;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        css={[styles, css({ background: color.skeleton })]}
      />
    </picture>
  );
}

interface PrincipalFaceProps {
  data: Queries.PrincipalFaceFragment;
  styles?: SerializedStyles;
  children: ReactNode;
}

export function PrincipalFace({ data, styles, children }: PrincipalFaceProps) {
  const { photo } = data.home.about.principal;
  return (
    <div css={[faceAndText, styles]}>
      {/* All of these pictures on a page have the same `sizes`, so browsers download only one file. */}
      {photo && <Picture file={photo} alt="" sizes="52px" styles={face} />}
      <div>{children}</div>
    </div>
  );
}

const faceAndText = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.x1half,
  alignItems: "center",
  fontSize: fontSize.small,
  lineHeight: 1.45,
  "&:has(> div:empty)": { display: "none" },
  [media.noScript]: { "&:has([data-answer]:only-of-type)": { display: "none" } },
  [media.largeText]: { display: "block", "& > picture": { display: "none" } },
});
const face = css({
  width: "3.25rem",
  maxWidth: "none",
  height: "3.25rem",
  objectFit: "cover",
  objectPosition: "top",
  clipPath: "circle(37%)",
  transform: "scale(1.35)",
});

export const pictureFragments = graphql`
  fragment Picture on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: NONE, formats: [AUTO, AVIF], avifOptions: { quality: 40 })
    }
  }
  fragment PrincipalFace on Query {
    home {
      about {
        principal {
          photo {
            ...Picture
          }
        }
      }
    }
  }
`;

import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { color } from "../styles/tokens";

interface PictureProps {
  file: Queries.PortraitFragment;
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

// The queries name an aspect ratio, because without one, gatsby-plugin-sharp would turn a phone's photo upright, but take
// the width and height of the photo before that: https://github.com/gatsbyjs/gatsby/issues/30704
export const pictureFragments = graphql`
  fragment Portrait on File {
    relativePath
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 960
        aspectRatio: 0.8
        transformOptions: { cropFocus: NORTH }
        placeholder: NONE
        formats: [AUTO, AVIF]
        avifOptions: { quality: 40 }
      )
    }
  }
  fragment SquarePhoto on File {
    relativePath
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 336
        aspectRatio: 1
        transformOptions: { cropFocus: NORTH }
        placeholder: NONE
        formats: [AUTO, AVIF]
        avifOptions: { quality: 40 }
      )
    }
  }
`;

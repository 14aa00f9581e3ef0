import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { color } from "../styles/tokens";

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

export const pictureFragment = graphql`
  fragment Picture on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: NONE, formats: [AUTO, AVIF], avifOptions: { quality: 40 })
    }
  }
`;

import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Attribute } from "../lib/dataAttributes";
import { media } from "../styles/mediaQueries";
import { fontSize, space } from "../styles/tokens";
import { Picture } from "./Picture";

interface BesideFaceProps {
  data: Queries.BesideFaceFragment;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** Words beside the principal's face. */
export function BesideFace({ data, styles, children }: BesideFaceProps) {
  return (
    <div css={[row, styles]}>
      {/* The same `sizes` everywhere, so that browsers load one file. */}
      <Picture file={data.home.about.principal.photo} alt="" sizes="52px" styles={face} />
      <div>{children}</div>
    </div>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.x1half,
  alignItems: "center",
  fontSize: fontSize.small,
  lineHeight: 1.45,
  "&:has(> div:empty)": { display: "none" },
  [media.noScript]: { [`&:has([${Attribute.AnswerTime}]:only-child)`]: { display: "none" } },
  [media.largeText]: { display: "block", "& > picture": { display: "none" } },
});
/** The middle of the portrait, where the face is, as a circle. */
const face = css({
  width: "3.25rem",
  maxWidth: "none",
  height: "3.25rem",
  objectFit: "cover",
  objectPosition: "top",
  clipPath: "circle(37%)",
  transform: "scale(1.35)",
});

export const besideFaceFragment = graphql`
  fragment BesideFace on Query {
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

import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { principalAgent } from "../lib/principalAgent";
import { fontSize, media, space } from "../styles/tokens";
import { Picture } from "./Picture";

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

/** The principal's name and title in one line, such as `Marisol Ocotillo, Agency Principal`. */
export function PrincipalName({ data }: { data: Queries.PrincipalFaceFragment }) {
  return (
    <span>
      <strong translate="no">{principalAgent(data).name}</strong>, {data.home.about.principal.title}
    </span>
  );
}

const faceAndText = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.x1half,
  alignItems: "center",
  fontSize: fontSize.small,
  lineHeight: 1.45,
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

export const principalFaceFragment = graphql`
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

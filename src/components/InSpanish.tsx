import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../styles/mediaQueries";
import { fontWeight, space } from "../styles/tokens";
import { PhoneLink } from "./PhoneLink";

/** The number of the first agent who speaks Spanish, if any. */
export function InSpanish({ data, styles }: { data: Queries.InSpanishFragment; styles?: SerializedStyles }) {
  const { spanish } = data.home.contact.call;
  const speaker = data.allAgent.nodes.find(({ languages }) => languages.includes("Spanish"));
  if (!spanish || !speaker) return null;
  return (
    <p lang="es" css={[line, styles]}>
      {spanish} <PhoneLink phone={speaker.phone} styles={number} />
    </p>
  );
}

const line = css({ textWrap: "wrap" });
/** 24 px high at least (WCAG 2.2, 2.5.8), in a line of the usual height. */
const number = css({
  // Lies above the line below, into which its padding extends.
  position: "relative",
  display: "inline-block",
  marginBlock: `-${space.half}`,
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  [media.print]: { fontSize: "1.2rem" },
});

export const inSpanishFragment = graphql`
  fragment InSpanish on Query {
    home {
      contact {
        call {
          spanish
        }
      }
    }
    ...Agents
  }
`;

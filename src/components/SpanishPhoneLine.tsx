import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { fontWeight, media, space } from "../styles/tokens";
import { PhoneLink } from "./PhoneLink";

export function SpanishPhoneLine({
  data,
  styles,
}: {
  data: Queries.SpanishPhoneLineFragment;
  styles?: SerializedStyles;
}) {
  const { spanish } = data.home.contact.call;
  const speaker = data.allAgent.nodes.find(({ languages }) => languages.includes("Spanish"));
  if (!spanish || !speaker) return null;
  return (
    <p lang="es" css={[spanishLine, styles]}>
      {spanish} <span translate="no">{speaker.name}</span>,{" "}
      <PhoneLink phone={speaker.phone} styles={phoneNumber} />
    </p>
  );
}

const spanishLine = css({ textWrap: "wrap" });
/** Makes the link at least 24 px high (WCAG 2.2, 2.5.8) without increasing the line height. */
const phoneNumber = css({
  // Stacks the link above the next line, which overlaps the link's padding, so all of the padding is clickable.
  position: "relative",
  display: "inline-block",
  marginBlock: `-${space.half}`,
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  [media.print]: { fontSize: "1.2rem" },
});

export const spanishPhoneLineFragment = graphql`
  fragment SpanishPhoneLine on Query {
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

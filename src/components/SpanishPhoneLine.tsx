import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { media, space } from "../styles/tokens";
import { PhoneLink, phoneStyles } from "./PhoneLink";

interface SpanishPhoneLineProps {
  data: Queries.SpanishPhoneLineFragment;
  styles?: SerializedStyles;
}

export function SpanishPhoneLine({ data, styles }: SpanishPhoneLineProps) {
  const { spanish } = data.home.contact.call;
  const speaker = data.allAgent.nodes.find(({ languages }) => languages.includes("Spanish"));
  if (!spanish || !speaker) return null;
  return (
    <p lang="es" css={[spanishLine, styles]}>
      {spanish} <span translate="no">{speaker.name}</span>,{" "}
      <PhoneLink phone={speaker.phone} styles={spanishNumber} />
    </p>
  );
}

const spanishLine = css({ textWrap: "wrap" });
const spanishNumber = css(phoneStyles, {
  // Keeps all of the padding clickable: the link is in front of the next line, which overlaps the padding.
  position: "relative",
  marginBlock: `-${space.half}`,
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

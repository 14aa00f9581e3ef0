import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../styles/tokens";
import { PhoneLink, phoneStyles } from "./PhoneLink";

interface SpanishPhoneLineProps {
  data: Queries.SpanishPhoneLineFragment;
  styles?: SerializedStyles;
}

export function SpanishPhoneLine({ data, styles }: SpanishPhoneLineProps) {
  const { spanish } = data.home.contact.call;
  return (
    spanish && (
      <p lang="es" translate="no" css={styles}>
        {spanish.text} <PhoneLink phone={spanish.phone} styles={spanishNumber} />
      </p>
    )
  );
}

// Keeps all of the padding clickable: the link is in front of the next line, which overlaps the padding.
const spanishNumber = css(phoneStyles, { position: "relative", marginBlock: `-${space.half}` });

export const spanishPhoneLineFragment = graphql`
  fragment SpanishPhoneLine on Query {
    home {
      contact {
        call {
          spanish {
            text
            phone
          }
        }
      }
    }
  }
`;

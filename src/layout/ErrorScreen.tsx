import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { buttonStyles } from "../components/buttonStyles";
import { Logo } from "../components/Logo";
import { PhoneLink } from "../components/PhoneLink";
import { RidgeEdge } from "../components/RidgeLine";
import { GlobalStyles } from "../styles/GlobalStyles";
import { color, fontSize, radius, space, width } from "../styles/tokens";

interface ErrorScreenProps {
  words: Queries.ErrorScreenFragment;
  callLabel: string;
  agency: Queries.ErrorScreenAgencyFragment;
  error: Error;
}

/** Stands in for the page when React fails (specification, section 8): what happened, and two ways out. */
export function ErrorScreen({ words, callLabel, agency, error }: ErrorScreenProps) {
  return (
    <>
      <GlobalStyles />
      <main css={screen}>
        <Logo name={agency.name} />
        <div role="alert" css={alert}>
          <h1 css={heading}>{words.heading}</h1>
          <p css={text}>{words.text}</p>
          <pre css={message}>{error.message}</pre>
        </div>
        <div css={actions}>
          <button type="button" css={buttonStyles.primary} onClick={() => location.reload()}>
            {words.reloadButton}
          </button>
          <PhoneLink phone={agency.phone} styles={buttonStyles.secondary}>
            {callLabel}
          </PhoneLink>
        </div>
      </main>
      <div css={ridge}>
        <RidgeEdge />
      </div>
    </>
  );
}

const screen = css({
  display: "grid",
  alignContent: "center",
  gap: space.x3,
  maxWidth: width.text,
  minHeight: "100vh",
  marginInline: "auto",
  padding: space.x3,
});
const ridge = css({ position: "fixed", inset: "auto 0 0" });
const alert = css({ display: "grid", gap: space.x3 });
const heading = css({ fontSize: fontSize.h2 });
const text = css({ fontSize: fontSize.lead });
const message = css({
  padding: space.x2,
  borderRadius: radius.control,
  background: color.groundWarm,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const actions = css({ display: "flex", flexWrap: "wrap", gap: space.x2 });

export const errorScreenFragments = graphql`
  fragment ErrorScreenAgency on Agency {
    name
    phone
  }
  fragment ErrorScreen on ErrorScreen {
    heading
    text
    reloadButton
  }
`;

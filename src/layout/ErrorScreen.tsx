import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Logo } from "../components/Logo";
import { PhoneLink } from "../components/PhoneLink";
import { RidgeEdge } from "../components/Skyline";
import { phoneNumbers } from "../lib/principalAgent";
import { buttonStyles } from "../styles/buttonStyles";
import { color, fontSize, media, radius, space } from "../styles/tokens";

/** Hidden until the site's own code throws an error that is not caught (src/browser/errorScreen.ts). */
export function ErrorScreen({ data }: { data: Queries.ErrorScreenFragment }) {
  const { agency, errorScreen, layout } = data;
  return (
    <div
      id="error-screen"
      hidden
      role="alertdialog"
      aria-labelledby="error-heading"
      aria-describedby="error-text"
      css={overlay}
    >
      <div css={content}>
        <Logo name={agency.name} />
        <h1 id="error-heading" tabIndex={-1} css={heading}>
          {errorScreen.heading}
        </h1>
        <p id="error-text" css={explanation}>
          {errorScreen.text}
        </p>
        <pre css={errorMessage} />
        <div css={buttons}>
          <button type="button" css={buttonStyles.primary}>
            {errorScreen.reloadButton}
          </button>
          <PhoneLink
            phone={agency.phone}
            label={layout.actions.call}
            numbers={phoneNumbers(data)}
            styles={buttonStyles.secondary}
          />
          <button type="button" css={buttonStyles.secondary}>
            {errorScreen.backButton}
          </button>
        </div>
      </div>
      <RidgeEdge />
    </div>
  );
}

const overlay = css({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  overflow: "auto",
  display: "grid",
  gridTemplateRows: "1fr auto",
  background: color.ground,
  "&[hidden]": { display: "none" },
});
const content = css({
  display: "grid",
  alignContent: "center",
  gap: space.x3,
  maxWidth: "44rem",
  marginInline: "auto",
  padding: space.x3,
});
const heading = css({ fontSize: fontSize.h2 });
const explanation = css({ fontSize: fontSize.lead });
const errorMessage = css({
  padding: space.x2,
  borderRadius: radius.control,
  background: color.groundWarm,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const buttons = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.x2,
  "& > :not([hidden])": { flex: "1 1 13rem", [media.small]: { flex: "none" } },
  "& > [hidden]": { display: "none" },
});

export const errorScreenFragment = graphql`
  fragment ErrorScreen on Query {
    errorScreen {
      heading
      text
      reloadButton
      backButton
    }
    ...Agency
    ...Actions
  }
`;

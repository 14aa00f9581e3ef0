import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PhoneLink } from "../components/PhoneLink";
import { useSiteData } from "../components/useSiteData";
import { buttonStyles } from "../styles/buttonStyles";
import { cluster } from "../styles/compositions";
import { leadText } from "../styles/sectionStyles";
import { color, radius, space } from "../styles/tokens";
import { backdrop, box } from "./dialogStyles";

/** The dialog that src/browser/errorScreen.ts opens after an uncaught error in the site's own code. */
export function ErrorScreen() {
  const { layout, errorScreen } = useSiteData();
  return (
    <dialog
      id="error-screen"
      role="alertdialog"
      aria-labelledby="error-heading"
      aria-describedby="error-text"
      css={[backdrop, dialog]}
    >
      <h2 id="error-heading">{errorScreen.heading}</h2>
      <p id="error-text" css={leadText}>
        {errorScreen.text}
      </p>
      <pre css={errorMessage} />
      <form method="dialog" css={buttons}>
        <button type="button" css={buttonStyles.primary}>
          {errorScreen.reloadButton}
        </button>
        <PhoneLink label={layout.actions.call} css={buttonStyles.secondary} />
        <button type="submit" css={buttonStyles.secondary}>
          {errorScreen.backButton}
        </button>
      </form>
    </dialog>
  );
}

const dialog = css(box, {
  maxWidth: "min(44rem, 100vw - 2rem)",
  padding: space.x3,
  background: color.ground,
  "&[open]": { display: "grid", gap: space.x3 },
});
const errorMessage = css({
  padding: space.x2,
  borderRadius: radius.control,
  background: color.groundWarm,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const buttons = css(cluster(space.x2), { "& > *": { flex: "1 1 13rem" } });

export const errorScreenFragment = graphql`
  fragment ErrorScreen on Query {
    errorScreen {
      heading
      text
      reloadButton
      backButton
    }
  }
`;

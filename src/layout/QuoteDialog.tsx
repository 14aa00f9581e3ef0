import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FormIntro } from "../components/FormIntro";
import { Icon } from "../components/Icon";
import { PhoneLink, TextLink } from "../components/PhoneLink";
import { ProviderFrame } from "../components/ProviderFrame";
import { useSiteData } from "../components/useSiteData";
import { cluster } from "../styles/compositions";
import { color, fontSize, media, space } from "../styles/tokens";
import { backdrop, box, iconButton, slidesIn } from "./dialogStyles";

export function QuoteDialog() {
  const { quoteDialog } = useSiteData().layout;
  return (
    // Without `autofocus`, browsers would focus the first link, so pressing Enter twice on a button would follow the
    // link.
    // Chromium ignores a dialog's `autofocus` (https://github.com/whatwg/html/pull/8199), so the heading has it, too.
    <dialog
      id="quote"
      aria-labelledby="quote-title"
      closedby="any"
      // biome-ignore lint/a11y/noAutofocus: `autofocus` takes effect only when the visitor opens the dialog
      autoFocus
      css={[backdrop, box, dialog, slidesIn({ opacity: 0, transform: "translateY(1.5rem)" })]}
    >
      {/* biome-ignore lint/a11y/noAutofocus: `autofocus` takes effect only when the visitor opens the dialog */}
      <h2 id="quote-title" tabIndex={-1} autoFocus css={title}>
        {quoteDialog.title}{" "}
        <span css={numbers}>
          <PhoneLink /> <TextLink />
        </span>
      </h2>
      <div css={body}>
        <FormIntro intro={quoteDialog.intro} />
        <ProviderFrame place="survey" />
        {/* Escape may not work inside the survey, so a close button for keyboard users follows it. */}
        <button
          type="button"
          command="close"
          commandfor="quote"
          aria-label={quoteDialog.close}
          css={[iconButton, corner]}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

const dialog = css({
  width: "min(40rem, 100vw - 2rem)",
  maxWidth: "none",
  // The limit in docs/specification.md. If the content is taller, the part below the title scrolls.
  maxHeight: "90dvh",
  outline: "none",
  background: color.card,
  "&[open]": { display: "flex", flexDirection: "column" },
  [media.short]: { overflowY: "auto" },
  // Without JavaScript, a link to `/#quote` shows the dialog's content at the end of the page.
  [media.noScript]: {
    "&:target:not([open])": {
      display: "block",
      position: "static",
      opacity: 1,
      transform: "none",
      "& [command=close]": { display: "none" },
    },
  },
});
const title = css({
  padding: `${space.x3} ${space.x3} ${space.x1}`,
  paddingRight: "64px",
  borderBottom: `1px solid ${color.hairline}`,
  fontSize: `min(${fontSize.h3}, 8vw)`,
  lineHeight: 1.3,
});
const numbers = css(cluster(`0 ${space.x3}`), { paddingTop: space.half });
/** The close button comes after the survey in DOM order, but appears at the top right. */
const corner = css({ position: "absolute", top: space.x1half, right: space.x1half });
const body = css({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // This padding plus the padding inside the iframe aligns the form's fields with the dialog's title.
  padding: `${space.x2} ${space.x1}`,
  [media.short]: { overflowY: "visible" },
});

export const quoteDialogFragment = graphql`
  fragment QuoteDialog on Query {
    layout {
      quoteDialog {
        title
        intro
        close
      }
    }
  }
`;

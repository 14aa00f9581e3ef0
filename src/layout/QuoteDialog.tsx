import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { PhoneLink, TextLink } from "../components/PhoneLink";
import { PrincipalFace } from "../components/PrincipalFace";
import { ProviderFrame } from "../components/ProviderFrame";
import { commandFor } from "../components/QuoteButton";
import { photoSelector } from "../styles/sectionStyles";
import { color, fontSize, media, radius, space } from "../styles/tokens";
import { backdrop, iconButton, slidesIn } from "./dialogStyles";

export function QuoteDialog({ data }: { data: Queries.QuoteDialogFragment }) {
  const { agency, layout } = data;
  return (
    // Without `autofocus`, the first link would get the focus, and pressing Enter twice would start a call. Chromium
    // ignores `autofocus` on a dialog (https://github.com/whatwg/html/pull/8199), so the heading has `autofocus`, too.
    <dialog
      id="quote"
      data-site-dialog=""
      aria-labelledby="quote-title"
      closedby="any"
      // biome-ignore lint/a11y/noAutofocus: it takes effect only when the visitor opens the dialog
      autoFocus
      css={[backdrop, dialog, slidesIn({ opacity: 0, transform: "translateY(1.5rem)" })]}
    >
      <div css={top}>
        <PrincipalFace data={data} styles={faceNextToTitle}>
          {/* biome-ignore lint/a11y/noAutofocus: it takes effect only when the visitor opens the dialog */}
          <h2 id="quote-title" tabIndex={-1} autoFocus css={title}>
            {layout.quoteDialog.title}{" "}
            <span css={numbers}>
              <PhoneLink phone={agency.phone} /> <TextLink data={data} />
            </span>
          </h2>
          {layout.quoteDialog.intro && <p css={intro}>{layout.quoteDialog.intro}</p>}
        </PrincipalFace>
      </div>
      <div css={body}>
        <ProviderFrame data={data} place="survey" />
        {/* After the survey in tab order, because Escape may do nothing in the iframe. */}
        <button
          type="button"
          {...commandFor("quote", "close")}
          aria-label={layout.quoteDialog.close}
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
  // Limits the height (docs/specification.md, Quote dialog). If the content is taller, only the survey scrolls.
  maxHeight: "90dvh",
  margin: "auto",
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  outline: "none",
  color: color.text,
  background: color.card,
  "&[open]": { display: "flex", flexDirection: "column" },
  [media.largeText]: { width: "calc(100vw - 1rem)" },
  // In a very short viewport, the whole dialog scrolls, except for the close button.
  [media.lowest]: { overflowY: "auto" },
  [media.forcedColors]: { border: "1px solid" },
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
const top = css({
  padding: `${space.x2} ${space.x3}`,
  borderBottom: `1px solid ${color.hairline}`,
  // With very large text, wraps the title around the close button to leave more room for the survey.
  [media.largeText]: {
    padding: `${space.x1} ${space.x1half}`,
    "&::before": { content: '""', float: "right", width: "2rem", height: "2.25rem" },
  },
});
/** Puts the close button at the top. In the HTML, the button is after the survey. */
const corner = css({
  position: "absolute",
  top: space.x2,
  right: space.x1half,
  [media.largeText]: { top: 0, right: 0 },
  [media.lowest]: {
    position: "sticky",
    zIndex: 1,
    order: -1,
    alignSelf: "end",
    marginBottom: `-${space.tapTarget}`,
    background: color.card,
  },
});
const title = css({
  fontSize: fontSize.h3,
  lineHeight: 1.3,
  padding: `${space.x1} ${space.tapTarget} 0 0`,
  gridColumn: "1 / -1",
  order: -1,
  [media.largeText]: { padding: 0, fontSize: fontSize.small },
});
const faceNextToTitle = css({
  "& > div:last-of-type": { display: "contents", [media.small]: { display: "block" } },
  // Hides the portrait in a very short viewport, because it would push the lazy-loaded survey out of view.
  [media.lowest]: { [`& > ${photoSelector}`]: { display: "none" } },
});
const intro = css({
  [media.small]: { paddingTop: space.half },
  [media.lowest]: { display: "none" },
  // The survey that this text describes isn't there.
  "dialog:has([data-state=unresponsive]) &": { display: "none" },
});
const numbers = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.x3,
  // Extends this line into the title's right padding, so that both phone numbers fit on one line.
  [media.swipe]: { columnGap: space.x2, marginRight: `-${space.tapTarget}`, fontSize: fontSize.body },
  // To leave room for the survey, hides the number for text messages.
  [media.largeText]: { "& > a ~ *": { display: "none" } },
  [`${media.lowest} and (max-width: 39.99em)`]: { "& > a ~ *": { display: "none" } },
});
const uncover = keyframes({ to: { visibility: "hidden" } });
const body = css({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Together with the padding inside the iframe, aligns the form's fields with the dialog's title.
  padding: `${space.x2} ${space.x1} 0`,
  "& > small": { paddingBottom: space.x2 },
  // For half a second after the dialog opens, keeps a double click's second click from reaching the form, because the
  // listener in src/browser/dialogs.ts doesn't get clicks in an iframe.
  "[open] & > [data-frame]::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    animation: `${uncover} 0s 0.5s forwards`,
  },
  [media.largeText]: { paddingInline: 0 },
  [media.lowest]: {
    display: "contents",
    "& > *": { flexShrink: 0 },
    "& > div": { margin: `${space.x2} ${space.x1} 0` },
  },
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
    ...Agency
    ...Actions
    ...PrincipalFace
    ...ProviderFrame
  }
`;

import { css } from "@emotion/react";
import { buttonStyles } from "../components/buttonStyles";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { visuallyHidden } from "../components/visuallyHidden";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";

/**
 * The hero's two buttons once more, as a bar under the thumb on phones, while neither the hero's own nor the contact
 * section, the footer, a dialog or a form in use is on the screen (src/browser/actionBar.ts).
 */
export function ActionBar({ data }: { data: Queries.HeroFragment }) {
  const { review, call } = data.layout.actions;
  return (
    <div css={bar}>
      <QuoteButton>{review}</QuoteButton>
      <PhoneLink phone={data.agency.phone} icon="phone" styles={buttonStyles.secondary}>
        <span css={visuallyHidden}>{call}</span>
      </PhoneLink>
    </div>
  );
}

const bar = css({
  display: "none",
  position: "fixed",
  zIndex: 9,
  inset: "auto 0 0",
  gap: space.x1,
  padding: `calc(${space.x1} - 1px) ${space.gutter} calc(${space.x1} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.ground,
  "& > button": { flex: 1 },
  "& > a": { width: "3rem", paddingInline: 0, borderRadius: radius.round },
  [media.thumb]: {
    "html:not(:has([data-seen], dialog[open], iframe:focus)) &": { display: "flex" },
    // Keeps the focus clear of the bar (WCAG 2.2, 2.4.11).
    "html:has(&)": { scrollPaddingBottom: "5rem" },
  },
});

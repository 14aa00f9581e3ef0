import { css } from "@emotion/react";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { buttonStyles } from "../styles/buttonStyles";
import { visuallyHidden } from "../styles/sectionStyles";
import { color, media, space } from "../styles/tokens";

/** The bar at the bottom of phones, hidden while other contact links or buttons are in view (contactsInView.ts). */
export function ThumbBar({ data }: { data: Queries.AgencyFragment & Queries.ActionsFragment }) {
  const { review, callShort } = data.layout.actions;
  return (
    <div css={thumbBar}>
      <QuoteButton>{review}</QuoteButton>
      <PhoneLink phone={data.agency.phone} icon="phone" styles={buttonStyles.secondary}>
        <span css={callLabel}>{callShort}</span>
      </PhoneLink>
    </div>
  );
}

/** On phones, matches `<html>` while the bar of buttons at the bottom is visible. */
export const withThumbBar = "html:not(:has([data-in-view], dialog[open]))";
export const callLabel = css({ [media.tiny]: visuallyHidden });
const thumbBar = css({
  display: "none",
  position: "fixed",
  zIndex: 9,
  inset: "auto 0 0",
  gap: space.x1,
  padding: `calc(${space.x1} - 1px) ${space.gutter} ${space.x1}`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.ground,
  alignItems: "center",
  "& > button": { flex: 1, paddingInline: space.x1 },
  "& > a": { minWidth: "3rem", paddingInline: space.x2, [media.tiny]: { paddingInline: 0 } },
  [media.thumb]: {
    [`${withThumbBar} &`]: { display: "flex" },
    // Keeps the bar from covering a focused element (WCAG 2.2, 2.4.11).
    "html:has(&)": { scrollPaddingBottom: "5rem" },
  },
});

import { css } from "@emotion/react";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { buttonStyles } from "../styles/buttonStyles";
import { color, media, space } from "../styles/tokens";

/** The bar at the bottom of phones, hidden while other contact links or buttons are in view (contactsInView.ts). */
export function ThumbBar({ data }: { data: Queries.AgencyFragment & Queries.ActionsFragment }) {
  const { review, callShort } = data.layout.actions;
  return (
    <div css={thumbBar}>
      <QuoteButton>{review}</QuoteButton>
      <PhoneLink phone={data.agency.phone} icon="phone" styles={buttonStyles.secondary}>
        <span>{callShort}</span>
      </PhoneLink>
    </div>
  );
}

const thumbBar = css({
  display: "none",
  position: "fixed",
  zIndex: 9,
  inset: "auto 0 0",
  gap: space.x1,
  padding: `${space.x1} ${space.gutter}`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.ground,
  "& > *": { paddingInline: space.x2 },
  "& > button": { flex: 1 },
  "html:not(:has([data-in-view], dialog[open])) &": {
    display: "flex",
    [media.medium]: { display: "none" },
    [media.short]: { display: "none" },
    [media.print]: { display: "none" },
  },
  // Keeps the bar from covering a focused element (WCAG 2.2, 2.4.11).
  "html:has(&)": { scrollPaddingBottom: "5rem" },
});

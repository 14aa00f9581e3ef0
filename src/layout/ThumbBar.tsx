import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { useSiteData } from "../components/useSiteData";
import { buttonStyles } from "../styles/buttonStyles";
import { color, media, space } from "../styles/tokens";

/** On phones, shows a sticky bar of buttons at the bottom of the viewport while `children` are in view. */
export function ThumbBar({ children }: { children: ReactNode }) {
  const { layout } = useSiteData();
  const { review, callShort } = layout.actions;
  return (
    <div>
      {children}
      <div css={thumbBar}>
        <QuoteButton>{review}</QuoteButton>
        <PhoneLink icon="phone" label={callShort} css={buttonStyles.secondary} />
      </div>
    </div>
  );
}

const thumbBar = css({
  display: "flex",
  position: "sticky",
  zIndex: 9,
  bottom: 0,
  gap: space.x1,
  padding: `${space.half} ${space.gutter}`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.ground,
  "& > a, & > button": { paddingInline: space.x2 },
  "& > button": { flex: 1 },
  [media.medium]: { display: "none" },
  [media.short]: { display: "none" },
  [media.print]: { display: "none" },
  // Keeps the bar from covering the focused element (WCAG 2.2, 2.4.11 Focus Not Obscured).
  "html:has(&)": { scrollPaddingBottom: "5rem" },
});

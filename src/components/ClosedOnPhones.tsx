import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/mediaQueries";
import { color, fontWeight, space } from "../styles/tokens";

interface ClosedOnPhonesProps {
  /** What opens it; without these words, it always shows. */
  summary: string | null;
  children: ReactNode;
}

/** A part of a page that is in a closed `<details>` on phones, and always shows on wider screens and on paper. */
export function ClosedOnPhones({ summary, children }: ClosedOnPhonesProps) {
  if (!summary) return children;
  return (
    <details css={closedOnPhones}>
      <summary css={label}>{summary}</summary>
      {children}
    </details>
  );
}

/** Browsers without `::details-content` (before Chrome 131, Firefox 143 and Safari 18.4) keep the summary. */
const open = {
  "@supports selector(::details-content)": {
    "& > summary": { display: "none" },
    "&::details-content": { display: "block", contentVisibility: "visible" },
  },
} as const;
const closedOnPhones = css({ [media.small]: open, [media.print]: open });
const label = css({
  paddingBlock: space.x1,
  borderTop: `1px solid ${color.hairline}`,
  fontWeight: fontWeight.strong,
});

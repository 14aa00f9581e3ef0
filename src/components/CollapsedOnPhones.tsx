import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/mediaQueries";
import { color, fontWeight, space } from "../styles/tokens";

export function CollapsedOnPhones({ summary, children }: { summary: string | null; children: ReactNode }) {
  if (!summary) return children;
  return (
    <details css={collapsedOnPhones}>
      <summary css={label}>{summary}</summary>
      {children}
    </details>
  );
}

/** Shows the content of a `<details>` and hides the `<summary>`, in browsers that support `::details-content`. */
const open = {
  "@supports selector(::details-content)": {
    "& > summary": { display: "none" },
    "&::details-content": { display: "block", contentVisibility: "visible" },
  },
} as const;
const collapsedOnPhones = css({
  [media.swipe]: { "&[open]": { paddingBottom: space.x2 } },
  // Expands the list of insurance carriers when the URL ends in #claims.
  "#claims:target &": open,
  [media.small]: open,
  [media.print]: open,
});
const label = css({
  paddingBlock: space.x1,
  borderTop: `1px solid ${color.hairline}`,
  fontWeight: fontWeight.strong,
});

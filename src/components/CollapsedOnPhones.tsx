import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/mediaQueries";
import { color, fontWeight, space } from "../styles/tokens";

interface CollapsedOnPhonesProps {
  /** The text of the `<summary>`. If null, the children are always visible. */
  summary: string | null;
  styles?: SerializedStyles;
  children: ReactNode;
}

export function CollapsedOnPhones({ summary, styles, children }: CollapsedOnPhonesProps) {
  if (!summary) return children;
  return (
    <details css={[collapsedOnPhones, styles]}>
      <summary css={label}>{summary}</summary>
      {children}
    </details>
  );
}

/** Shows the content of a `<details>` and hides the `<summary>`, in browsers that support `::details-content`. */
export const expanded = {
  "@supports selector(::details-content)": {
    "& > summary": { display: "none" },
    "&::details-content": { display: "block", contentVisibility: "visible" },
  },
} as const;
const collapsedOnPhones = css({
  [media.compact]: { "&[open]": { paddingBottom: space.x2 } },
  [`${media.small}, print`]: expanded,
});
const label = css({
  paddingBlock: space.x1,
  borderTop: `1px solid ${color.hairline}`,
  fontWeight: fontWeight.strong,
});

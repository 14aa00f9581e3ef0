import { css } from "@emotion/react";
import { fontWeight, radius } from "../styles/tokens";

/** The first letter of a name in a disc, in the place of a face. Its parent sets the colours. */
export function Initial({ name }: { name: string }) {
  const [letter] = name;
  return (
    <span css={disc} aria-hidden="true" translate="no">
      {letter}
    </span>
  );
}

const disc = css({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: radius.round,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
});

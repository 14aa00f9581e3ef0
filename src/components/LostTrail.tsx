import { css } from "@emotion/react";
import { lostTrailMarkup, lostTrailViewBox } from "../brand/lostTrailMarkup";
import { radius } from "../styles/tokens";

/** The picture of the not-found page, as wide as its parent: a fork of a trail, and a signpost that says nothing. */
export function LostTrail() {
  return (
    <svg
      css={picture}
      viewBox={lostTrailViewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React has nothing in it to hydrate
      dangerouslySetInnerHTML={{ __html: lostTrailMarkup }}
    />
  );
}

const picture = css({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
});

import { css } from "@emotion/react";
import { lostTrailMarkup } from "../brand/lostTrailMarkup";
import { radius } from "../styles/tokens";
import { Drawing } from "./Drawing";

/** The not-found page's picture, as wide as its parent. */
export function LostTrail() {
  return <Drawing css={picture} viewBox="0 0 640 480" markup={lostTrailMarkup} />;
}

const picture = css({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
});

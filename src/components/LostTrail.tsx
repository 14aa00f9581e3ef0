import { css } from "@emotion/react";
import { lostTrailMarkup } from "../brand/lostTrailMarkup";
import { radius } from "../styles/tokens";
import { Drawing } from "./Drawing";

/** The picture of the not-found page, as wide as its parent: a fork of a trail, and a signpost that says nothing. */
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

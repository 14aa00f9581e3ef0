import { css } from "@emotion/react";
import { radius } from "../styles/tokens";

/**
 * The picture of the not-found page, as wide as its parent: a fork of a trail, and a signpost that says nothing.
 * It is a part of the page's SVG sprite (plugins/svg-sprite).
 */
export function LostTrail() {
  return (
    <svg css={picture} viewBox="0 0 640 480" aria-hidden="true">
      <use href="#sprite-lost-trail" />
    </svg>
  );
}

const picture = css({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
});

import { css } from "@emotion/react";
import {
  ridgeBox,
  ridgeMarkup,
  ridgeWithPlantsMarkup,
  skylineBox,
  skylineMarkup,
} from "../brand/skylineMarkup";
import { color, media } from "../styles/tokens";
import { InlineSvg } from "./InlineSvg";

/** The skyline's height on desktops, reduced in short viewports so that the sun doesn't overlap the text. */
export const skylineHeight = "max(14.07vw, min(20vw, 22.5rem, max(12rem, 130svh - 62rem)))";

/** Draws the sun, mountains and plants. The parent element must draw the sky and clip the skyline with `overflow`. */
export function Skyline() {
  return (
    <InlineSvg
      css={skyline}
      viewBox={skylineBox}
      preserveAspectRatio="xMidYMax slice"
      markup={skylineMarkup}
    />
  );
}

export function RidgeEdge({ plants = true }: { plants?: boolean }) {
  return (
    <InlineSvg
      css={ridgeEdge}
      viewBox={ridgeBox}
      preserveAspectRatio="xMidYMax slice"
      markup={plants ? ridgeWithPlantsMarkup : ridgeMarkup}
    />
  );
}

const skyline = css({
  color: color.sun,
  width: "100%",
  // At full width, the drawing is 14.07vw high. At any smaller height, `slice` in preserveAspectRatio would crop its top.
  height: "max(14.07vw, clamp(10rem, 20vw, 22.5rem))",
  // Closes the gap that a fractional pixel height would leave below the skyline.
  marginBottom: -1,
  // Shifts the skyline left, so the lead form doesn't cover Camelback Mountain and the saguaro.
  [media.desktop]: { height: skylineHeight, overflow: "visible", transform: "translateX(-12%)" },
});
export const ridgeEdgeHeight = "max(3.44vw, clamp(2.5rem, 5vw, 5.5rem))";
const ridgeEdge = css({ width: "100%", height: ridgeEdgeHeight, marginBottom: -1, fill: color.ridgeNear });

import { css } from "@emotion/react";
import { ridgeEdgeViewBox, ridgeViewBox } from "../brand/ridgeViewBox";
import { media } from "../styles/media";

/**
 * The Phoenix ridge at dusk, the ground of the hero: as wide as its parent, its lower edge flat and indigo so
 * that a dark band follows without a seam. Its parent draws the sky and hides what overflows.
 * It is a part of the page's SVG sprite (plugins/svg-sprite).
 */
export function RidgeLine() {
  return (
    <svg
      css={ridge}
      viewBox={ridgeViewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#sprite-ridge" />
    </svg>
  );
}

/** The silhouette of the near ridge alone: the top of an indigo band such as the footer. */
export function RidgeEdge() {
  return (
    <svg
      css={edge}
      viewBox={ridgeEdgeViewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#sprite-ridge-edge" />
    </svg>
  );
}

/**
 * Never less high than the drawing is at full width (360/2560 = 14.07 %), so that slicing only ever takes from
 * its sides. The overlap of one pixel hides the hairline that fractional heights leave before the band below.
 */
const ridge = css({
  display: "block",
  width: "100%",
  height: "max(14.07vw, clamp(10rem, 20vw, 22.5rem))",
  marginBottom: -1,
  // On a desk the lead form stands to the right: Camelback and the great saguaro move out from behind it.
  // The drawing goes on beyond its box, so nothing is missing at the other end; the parent clips it.
  [media.desk]: { overflow: "visible", transform: "translateX(-12%)" },
});

const edge = css({
  display: "block",
  width: "100%",
  height: "max(3.44vw, clamp(2.5rem, 5vw, 5.5rem))",
  marginBottom: -1,
});

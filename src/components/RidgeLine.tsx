import { css, type SerializedStyles } from "@emotion/react";
import { ridgeEdgeMarkup, ridgeMarkup } from "../brand/ridgeMarkup";
import { ridgeEdgeViewBox, ridgeViewBox } from "../brand/ridgePaths";
import { media } from "../styles/media";
import { color } from "../styles/tokens";
import { InlineSvg } from "./InlineSvg";

/**
 * The Phoenix skyline behind the hero, as wide as its parent; its indigo lower edge continues into the dark band below.
 * The parent draws the sky and clips the overflow.
 */
export function RidgeLine() {
  return (
    <InlineSvg css={ridge} viewBox={ridgeViewBox} preserveAspectRatio="xMidYMax slice" markup={ridgeMarkup} />
  );
}

const EDGE_ID = "ridge-edge";

/** The symbol that every RidgeEdge of a page references. */
export function RidgeEdgeDrawing() {
  return <InlineSvg css={absent} markup={`<g id="${EDGE_ID}">${ridgeEdgeMarkup}</g>`} />;
}

interface RidgeEdgeProps {
  /** The visible part as `[x, width]` in the drawing's 2560 units; all of it by default. */
  part?: readonly [from: number, width: number];
  styles?: SerializedStyles;
}

/** The near ridge's silhouette: the upper edge of a dark band such as the footer. */
export function RidgeEdge({ part, styles }: RidgeEdgeProps) {
  return (
    <svg
      css={[edge, styles]}
      viewBox={part ? `${part[0]} 0 ${part[1]} 88` : ridgeEdgeViewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`#${EDGE_ID}`} />
    </svg>
  );
}

/**
 * At least as high as the drawing at full width (360/2560 = 14.07 %), so that `slice` only crops the sides. The overlap of
 * one pixel hides the hairline that fractional heights leave above the band below.
 */
const ridge = css({
  display: "block",
  width: "100%",
  height: "max(14.07vw, clamp(10rem, 20vw, 22.5rem))",
  marginBottom: -1,
  // On a desktop the drawing shifts left, so that Camelback and the saguaro are not hidden by the lead form; in a low
  // window it is lower, so that the sun stays below the text.
  [media.desk]: {
    height: "max(14.07vw, min(20vw, 22.5rem, 130svh - 51.5rem))",
    overflow: "visible",
    transform: "translateX(-12%)",
  },
});

const edge = css({
  display: "block",
  width: "100%",
  height: "max(3.44vw, clamp(2.5rem, 5vw, 5.5rem))",
  marginBottom: -1,
  fill: color.ridgeNear,
});
const absent = css({ display: "none" });

import { css, type SerializedStyles } from "@emotion/react";
import { ridgeEdgeMarkup, ridgeMarkup } from "../brand/ridgeMarkup";
import { ridgeEdgeViewBox, ridgeViewBox } from "../brand/ridgeViewBox";
import { media } from "../styles/media";
import { color } from "../styles/tokens";
import { Drawing } from "./Drawing";

/**
 * The Phoenix ridge at dusk, the ground of the hero: as wide as its parent, its lower edge flat and indigo so
 * that a dark band follows without a seam. Its parent draws the sky and hides what overflows.
 */
export function RidgeLine() {
  return (
    <Drawing css={ridge} viewBox={ridgeViewBox} preserveAspectRatio="xMidYMax slice" markup={ridgeMarkup} />
  );
}

const EDGE_ID = "ridge-edge";

/** What each RidgeEdge of a page refers to. Not displayed, so that the browser computes no styles for it. */
export function RidgeEdgeDrawing() {
  return <Drawing css={absent} markup={`<g id="${EDGE_ID}">${ridgeEdgeMarkup}</g>`} />;
}

interface RidgeEdgeProps {
  /** Where the part that is shown begins and how much it is, in the drawing's 2560 units; all of it unless told. */
  part?: readonly [from: number, width: number];
  styles?: SerializedStyles;
}

/** The silhouette of the near ridge alone: the top of an indigo band such as the footer. */
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
 * Never less high than the drawing is at full width (360/2560 = 14.07 %), so that slicing only ever takes from
 * its sides. The overlap of one pixel hides the hairline that fractional heights leave before the band below.
 */
const ridge = css({
  display: "block",
  width: "100%",
  height: "max(14.07vw, clamp(10rem, 20vw, 22.5rem))",
  marginBottom: -1,
  // On a desk the lead form stands to the right: Camelback and the great saguaro move out from behind it.
  // The drawing goes on beyond its box, so nothing is missing at the other end; the parent clips it. In a low window it
  // is lower too, so that its sun stays below the words.
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

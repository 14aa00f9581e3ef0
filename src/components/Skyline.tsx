import { css } from "@emotion/react";
import { RIDGE_EDGE_ID, ridgeEdgeMarkup, skylineMarkup } from "../brand/skylineMarkup";
import { ridgeEdgeBox, skylineBox } from "../brand/skylinePaths";
import { Attribute } from "../lib/dataAttributes";
import { media } from "../styles/mediaQueries";
import { color, duration } from "../styles/tokens";
import { InlineSvg } from "./InlineSvg";

/** The skyline's height on desktops. */
export const skylineHeight = "max(14.07vw, min(20vw, 22.5rem, max(12rem, 130svh - 62rem)))";

/** The Phoenix skyline behind the hero's text. The parent element draws the sky, and clips the overflow. */
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

/** The hidden SVG with the shape of the ridge. Every `<RidgeEdge>` and product card of a page references it. */
export function RidgeEdgeDrawing() {
  return <InlineSvg css={hiddenDrawing} markup={ridgeEdgeMarkup} />;
}

/** The silhouette of a mountain ridge, used as the upper edge of dark sections such as the footer. */
export function RidgeEdge() {
  return (
    <svg css={ridgeEdge} viewBox={ridgeEdgeBox} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`#${RIDGE_EDGE_ID}`} />
    </svg>
  );
}

const nightColors = [
  [color.sun, color.moon],
  [color.ridgeFar, color.nightRidgeFar],
  [color.ridgeMiddle, color.nightRidgeMiddle],
] as const;
/**
 * The skyline is at least as high as its aspect ratio requires at full width (360/2560 = 14.07 %), so that `slice`
 * crops only the sides. It overlaps the section below by one pixel, to hide the gap that fractional heights leave.
 */
const skyline = css({
  "& [fill]": { [media.motion]: { transition: `fill ${duration.sky}` } },
  [`[${Attribute.Night}] &`]: Object.fromEntries(
    nightColors.map(([day, fill]) => [
      `& :is([fill="${day}"], [stop-color="${day}"])`,
      { fill, stopColor: fill },
    ]),
  ),
  width: "100%",
  height: "max(14.07vw, clamp(10rem, 20vw, 22.5rem))",
  marginBottom: -1,
  // Shifts the skyline left on desktops, so that the lead form does not cover Camelback Mountain and the saguaro. In a
  // low window, the skyline is lower too, so that the sun stays below the text.
  [media.desktop]: { height: skylineHeight, overflow: "visible", transform: "translateX(-12%)" },
});
const ridgeEdge = css({
  width: "100%",
  height: "max(3.44vw, clamp(2.5rem, 5vw, 5.5rem))",
  marginBottom: -1,
  fill: color.ridgeNear,
});
const hiddenDrawing = css({ display: "none" });

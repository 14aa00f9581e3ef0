import { css, type SerializedStyles } from "@emotion/react";
import { color } from "../styles/tokens";

const starsPerRow = 5;

/** The distance between the centres of neighbouring stars in SVG units; a star is drawn on a grid of 24 units. */
export const starPitch = 27;

export const starsPath = `M12 3.8${Array(starsPerRow)
  .fill("l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z")
  .join(`m${starPitch} 0`)}`;

interface StarsProps {
  rating: number;
  /** The accessible name, such as "Rated 5 out of 5"; left out where text beside the stars gives the rating. */
  label?: string;
  styles?: SerializedStyles;
}

/**
 * A rating as five stars: a row of faint stars, and over it a row of filled stars that is clipped at the rating.
 * The default colour has 3:1 contrast on light backgrounds (WCAG 2.2, 1.4.11). Each row is a single SVG path, to keep
 * the page's number of elements low.
 */
export function Stars({ rating, label, styles }: StarsProps) {
  return (
    <span css={[row, styles]} {...(label && { role: "img", "aria-label": label })}>
      <svg css={drawing} viewBox={`0 0 ${starPitch * starsPerRow} 24`} aria-hidden="true">
        {rating < starsPerRow && <path d={starsPath} opacity=".35" />}
        <svg width={earnedWidth(rating)} height="24" aria-hidden="true">
          <path d={starsPath} />
        </svg>
      </svg>
    </span>
  );
}

/** The width in SVG units at which the row of filled stars is clipped. A star covers 3 to 21 of its 24 units. */
function earnedWidth(rating: number): number {
  const whole = Math.floor(rating);
  const part = rating - whole;
  return whole * starPitch + (part > 0 ? 3 + Math.round(18 * part) : 0);
}

const row = css({ display: "block", color: color.link });
const drawing = css({
  fill: "currentColor",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  width: `${(1.25 * starPitch * starsPerRow) / 24}em`,
  height: "1.25em",
  // Aligns the left tip of the first star with the text below the stars.
  marginLeft: "-0.15em",
});

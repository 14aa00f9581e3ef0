import { css, type SerializedStyles } from "@emotion/react";
import { color } from "../styles/tokens";

const starsPerRow = 5;

/** The distance from one star to the next, in units of the 24-unit icon grid. */
export const starPitch = 27;

/** Five stars as one path. */
export const starsPath = `M12 3.8${Array(starsPerRow)
  .fill("l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z")
  .join(`m${starPitch} 0`)}`;

interface StarsProps {
  /** 0 to 5; fractions fill part of a star. */
  rating: number;
  /** The accessible name, such as "Rated 5 out of 5"; left out where the text beside the stars says it. */
  label?: string;
  styles?: SerializedStyles;
}

/**
 * A rating as five stars: a row of outlines below a row of filled stars that is clipped at the rating. The default
 * colour has 3:1 contrast on light backgrounds (WCAG 2.2, 1.4.11). Each row is a single path, to keep the page's element
 * count low.
 */
export function Stars({ rating, label, styles }: StarsProps) {
  return (
    <span css={[row, styles]} {...(label && { role: "img", "aria-label": label })}>
      <svg css={drawing} viewBox={`0 0 ${starPitch * starsPerRow} 24`} aria-hidden="true">
        {rating < starsPerRow && <path d={starsPath} css={missed} />}
        <svg width={earnedWidth(rating)} height="24" aria-hidden="true">
          <path d={starsPath} />
        </svg>
      </svg>
    </span>
  );
}

/** The width at which the filled row is clipped. A star's shape spans 3 to 21 of its 24 units. */
function earnedWidth(rating: number): number {
  const whole = Math.floor(rating);
  const part = rating - whole;
  return whole * starPitch + (part > 0 ? 3 + Math.round(18 * part) : 0);
}

const row = css({ display: "block", color: color.link });
const drawing = css({
  display: "block",
  fill: "currentColor",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  width: `${(1.25 * starPitch * starsPerRow) / 24}em`,
  height: "1.25em",
  // Aligns the first star's tip with the text below.
  marginLeft: "-0.15em",
});
const missed = css({ fill: "none" });

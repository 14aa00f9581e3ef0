import { css } from "@emotion/react";
import { color } from "../styles/tokens";

const starsPerRow = 5;

/** The distance between the centers of neighboring stars, in SVG units. */
export const starPitch = 27;

const starsPath = `M12 3.8${Array(starsPerRow)
  .fill("l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z")
  .join(`m${starPitch} 0`)}`;

interface StarsProps {
  rating: number;
  /** The accessible name. Not needed if the text next to the stars gives the rating. */
  label?: string;
  className?: string;
}

/** Draws filled stars up to the rating, in front of five faint stars. One path per set of stars keeps the DOM small. */
export function Stars({ rating, label, className }: StarsProps) {
  const fullStars = Math.floor(rating);
  const fraction = rating - fullStars;
  // The filled stars are clipped at this x-coordinate. Each star spans x = 3 to 21 of its 24 × 24 grid.
  const filledWidth = fullStars * starPitch + (fraction > 0 ? 3 + Math.round(18 * fraction) : 0);
  return (
    <span className={className} css={stars} {...(label && { role: "img", "aria-label": label })}>
      <svg css={starRows} viewBox={`0 0 ${starPitch * starsPerRow} 24`} aria-hidden="true">
        {rating < starsPerRow && <path d={starsPath} opacity=".35" />}
        <svg width={filledWidth} height="24" aria-hidden="true">
          <path d={starsPath} />
        </svg>
      </svg>
    </span>
  );
}

const stars = css({ display: "block", color: color.link });
const starRows = css({
  fill: "currentColor",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  width: `${(1.25 * starPitch * starsPerRow) / 24}em`,
  height: "1.25em",
  // Aligns the first star's left tip with the left edge of the text below.
  marginLeft: "-0.15em",
});

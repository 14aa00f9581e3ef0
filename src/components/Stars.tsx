import { css, type SerializedStyles } from "@emotion/react";
import { color } from "../styles/tokens";
import { starPitch, starsPath, starsPerRow } from "./starsPath";

interface StarsProps {
  /** 0 to 5; of a part of a star as much is filled. */
  rating: number;
  /** What a screen reader says: "Rated 5 out of 5". Nothing where the words beside the stars say it. */
  label?: string;
  styles?: SerializedStyles;
}

/**
 * A rating as five stars, in outline, the earned ones filled: one row of outlines, and one of whole stars that is
 * cut after the last earned star. On a light ground they are dark enough to be told apart (WCAG 2.2, 1.4.11);
 * `styles` may give another colour. A row is one path, because thirty single stars were a fifth of the page's
 * elements.
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

/**
 * Where the filled stars end: after the last whole star, or inside of the next, which is drawn from 3 to 21 of its
 * 24 units.
 */
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
  // The first star begins where the text under it does.
  marginLeft: "-0.15em",
});
const missed = css({ fill: "none" });

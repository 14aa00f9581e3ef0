import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color } from "../styles/tokens";
import { Icon } from "./Icon";

interface StarsProps {
  /** Whole stars, 1 to 5. */
  rating: number;
  /** What a screen reader says: "Rated 5 out of 5". */
  label: string;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating as five stars, the earned ones filled. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} css={row}>
      {FIVE.map((star) => (
        <span key={star} css={star <= rating ? earned : missed}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}

const row = css({ display: "inline-flex", gap: "0.15em" });
const earned = css({ color: color.star });
const missed = css({ color: color.hairline, [media.forcedColors]: { color: "GrayText" } });

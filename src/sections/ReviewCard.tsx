import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { InitialLetter } from "../components/InitialLetter";
import { Stars } from "../components/Stars";
import { sectionStyles } from "../components/sectionStyles";
import { fillPlaceholders } from "../lib/fillPlaceholders";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius, space, width } from "../styles/tokens";

interface ReviewCardProps {
  review: Queries.ReviewCardFragment;
  words: Queries.ReviewWordsFragment;
}

/** A client's review in the list of reviews: stars, text, and who wrote it. */
export function ReviewCard({ review, words }: ReviewCardProps) {
  const { name, location, rating, text, insurance, date, source, url, verified } = review;
  const client = [location, insurance].filter(Boolean).join("\u00a0· ");
  const written = [source, date].filter(Boolean).join(", ") || (url && new URL(url).host);
  return (
    <li css={card}>
      <figure css={figure}>
        {rating !== null && <Stars rating={rating} label={fillPlaceholders(words.ratingLabel, { rating })} />}
        {/* Until the details are opened, styles cut a long review, which screen readers have whole. */}
        <blockquote css={quote}>“{text}”</blockquote>
        {text.length > 420 && (
          <details css={wholeReview}>
            <summary>{words.wholeReview}</summary>
          </details>
        )}
        <figcaption css={person}>
          <InitialLetter name={name} />
          <div>
            <p css={nameLine}>
              <strong translate="no">{name}</strong>{" "}
              {verified && (
                <span css={verifiedBadge}>
                  <Icon name="badge" />
                  {words.verifiedLabel}
                </span>
              )}
            </p>
            {client && <p css={muted}>{client}</p>}
            {written && (
              <p css={muted}>
                <a href={url ?? undefined} css={sectionStyles.siteLink}>
                  {written}
                </a>
              </p>
            )}
          </div>
        </figcaption>
      </figure>
    </li>
  );
}

const card = css({
  scrollSnapAlign: "start",
  // Subgrid aligns rating stars, text and client name across a row of reviews.
  [media.small]: { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid" },
  borderRadius: radius.card,
  color: color.text,
  background: color.card,
  "& :focus-visible": { outlineColor: color.ring },
});
const figure = css({
  display: "grid",
  gap: space.x2,
  height: "100%",
  gridTemplateRows: "auto 1fr auto",
  padding: space.x3,
  [media.small]: { gridRow: "1 / -1", gridTemplateRows: "subgrid" },
  [media.desk]: { padding: space.x4 },
  [media.print]: { padding: 0 },
});
const quote = css({
  gridArea: "2 / 1",
  maxWidth: width.text,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  textWrap: "balance",
  [media.print]: { maxWidth: "none", fontSize: fontSize.body },
  "&:has(+ details)": { marginBottom: "2.75rem", [media.print]: { margin: 0 } },
  "&:has(+ details:not([open]))": {
    display: "-webkit-box",
    alignSelf: "start",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 6,
    overflow: "hidden",
    [media.print]: { display: "block" },
  },
});
const wholeReview = css({
  gridArea: "2 / 1",
  alignSelf: "end",
  "& > summary": { minHeight: "2.75rem", paddingTop: space.x1, color: color.link, cursor: "pointer" },
  [media.print]: { display: "none" },
});
const person = css({
  gridRow: 3,
  display: "flex",
  gap: space.x1half,
  alignItems: "center",
  paddingTop: space.x2,
  borderTop: `1px solid ${color.hairline}`,
  "& > span": {
    color: color.calm,
    background: color.groundCalmLight,
    [media.largeText]: { display: "none" },
    [media.print]: { display: "none" },
  },
});
const nameLine = css({ display: "flex", flexWrap: "wrap", columnGap: space.x1, lineHeight: 1.4 });
const muted = css({ fontSize: fontSize.small, lineHeight: 1.4, color: color.textMuted });
const verifiedBadge = css({
  display: "inline-flex",
  gap: space.half,
  alignItems: "center",
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: color.calm,
});

export const reviewCardFragments = graphql`
  fragment ReviewCard on Testimonial {
    name
    location
    rating
    text
    insurance
    date
    source
    url
    verified
  }
  fragment ReviewWords on HomeTestimonials {
    ratingLabel
    verifiedLabel
    wholeReview
  }
`;

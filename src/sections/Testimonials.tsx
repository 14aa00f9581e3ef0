import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { evenRows } from "../components/evenRows";
import { Icon } from "../components/Icon";
import { InitialLetter } from "../components/InitialLetter";
import { RidgeEdge } from "../components/RidgeLine";
import { Stars } from "../components/Stars";
import { container, sectionStyles } from "../components/sectionStyles";
import { Attribute } from "../lib/dataAttributes";
import { fillPlaceholders } from "../lib/fillPlaceholders";
import { media } from "../styles/mediaQueries";
import { color, fontSize, fontWeight, radius, space, width } from "../styles/tokens";

const HEADING_ID = "testimonials-heading";

/** Client reviews, which stay out of the structured data, as Google forbids self-serving reviews there. */
export function Testimonials({ data }: { data: Queries.TestimonialsFragment }) {
  const { testimonials: words } = data.home;
  const { rating: average } = data.agency.figures;
  const reviews = data.allTestimonial.nodes;
  if (reviews.length === 0) return null;
  const ratedOn = words.reviewSites.find(({ rated }) => rated);
  return (
    <section id="testimonials" tabIndex={-1} aria-labelledby={HEADING_ID} css={warmGround}>
      <RidgeEdge />
      <div css={[sectionStyles.dark, darkGround]}>
        <div css={[container, columns]}>
          <div css={withReviews}>
            <h2 id={HEADING_ID}>{words.heading}</h2>
            <p css={[sectionStyles.lead, lead]}>{words.text}</p>
          </div>
          {words.rating && (
            <p css={[score, withReviews]}>
              <span css={figure}>{words.rating}</span>
              <span>
                {average !== null && <Stars rating={average} styles={css({ color: color.star })} />}
                {words.reviewCount && (
                  <a href={ratedOn?.url ?? undefined} css={sectionStyles.siteLink}>
                    {words.reviewCount}
                  </a>
                )}
              </span>
            </p>
          )}
          <ul
            role="list"
            aria-labelledby={HEADING_ID}
            {...{ [Attribute.ScrollableRow]: "" }}
            css={[reviewRow, rowsOf(reviews.length), sectionStyles.cardsInPrint]}
          >
            {reviews.map((review) => (
              <ReviewCard key={review.text} review={review} words={words} />
            ))}
          </ul>
          {words.reviewSites.length > 0 && (
            <div css={findUs}>
              <h3 css={findUsLabel}>{words.findUsLabel}</h3>
              <ul role="list" css={sites}>
                {words.reviewSites.map(({ name, url }) => (
                  <li key={name} translate="no">
                    <a href={url ?? undefined} css={sectionStyles.siteLink}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
              {words.reviewSites.map(
                ({ name, write }) =>
                  words.writeLabel &&
                  write && (
                    <a key={name} href={write} css={[sectionStyles.siteLink, findUsLabel, writeLink]}>
                      {fillPlaceholders(words.writeLabel, { network: name })}
                    </a>
                  ),
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

interface ReviewCardProps {
  review: Queries.TestimonialsFragment["allTestimonial"]["nodes"][number];
  words: Queries.TestimonialsFragment["home"]["testimonials"];
}

/** A client's review in the list of reviews: stars, text, and who wrote it. */
function ReviewCard({ review, words }: ReviewCardProps) {
  const { name, location, rating, text, insurance, date, source, url, verified } = review;
  const client = [location, insurance].filter(Boolean).join("\u00a0· ");
  const written = [source, date].filter(Boolean).join(", ") || (url && new URL(url).host);
  return (
    <li css={reviewCard}>
      <figure css={reviewFigure}>
        {rating !== null && <Stars rating={rating} label={fillPlaceholders(words.ratingLabel, { rating })} />}
        {/* Until the details are opened, styles cut a long review, which screen readers have whole. */}
        <blockquote css={reviewText}>“{text}”</blockquote>
        {text.length > 420 && (
          <details css={wholeReview} {...{ [Attribute.LongReview]: "" }}>
            <summary>{words.wholeReview}</summary>
          </details>
        )}
        <figcaption css={reviewClient}>
          <InitialLetter name={name} />
          <div>
            <p css={clientName}>
              <strong translate="no">{name}</strong>{" "}
              {verified && (
                <span css={verifiedBadge}>
                  <Icon name="badge" />
                  {words.verifiedLabel}
                </span>
              )}
            </p>
            {client && <p css={clientDetail}>{client}</p>}
            {written && (
              <p css={clientDetail}>
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

const warmGround = css({
  scrollMarginTop: `calc(1px - ${space.x2})`,
  background: color.groundWarm,
  // Mirrored, unlike the footer's ridge.
  "& > svg": { transform: "scaleX(-1)", [media.print]: { display: "none" } },
});
const darkGround = css({
  padding: `${space.x5} 0 ${space.section}`,
  [media.print]: { paddingBlock: space.x2 },
});
const columns = css({
  display: "grid",
  gap: space.x3,
  [media.medium]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    gap: `${space.x5} ${space.x6}`,
    "& > ul, & > :last-child": { gridColumn: "1 / -1" },
  },
  [media.print]: { display: "block" },
});
/** On paper, the heading and the rating are on the page on which the reviews begin. */
const withReviews = css({ [media.print]: { breakAfter: "avoid" } });
const lead = css({ paddingTop: space.x2, color: color.textOnDarkMuted });
const score = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.x2 });
const figure = css({
  fontSize: "clamp(2.75rem, 1.8rem + 3vw, 4.5rem)",
  fontWeight: fontWeight.heading,
  letterSpacing: "-0.03em",
  lineHeight: 1.1,
  color: color.linkOnDark,
});
/** The reviews: on a phone a horizontally scrolling row (src/browser/scrollableRows.ts), otherwise a grid. */
const reviewRow = css({
  display: "grid",
  gap: space.x2,
  // While a long review is shown whole, each card keeps its own height.
  "&:has([open]) > li": { display: "block", gridRow: "auto", alignSelf: "start" },
  [media.swipe]: {
    gridAutoFlow: "column",
    gridAutoColumns: "min(19rem, 86%)",
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    scrollPaddingInline: space.gutter,
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarColor: `${color.hairlineOnDark} transparent`,
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  [media.medium]: {
    gap: space.x3,
    "& > :first-child blockquote": {
      fontSize: "clamp(1.375rem, 1rem + 1.2vw, 2rem)",
      lineHeight: 1.35,
      letterSpacing: "-0.015em",
    },
  },
});
const rowsOf = (count: number) =>
  css({ [media.small]: evenRows(count - 1, 2, 1), [media.desktop]: evenRows(count - 1, 3, 1) });
const reviewCard = css({
  scrollSnapAlign: "start",
  // Subgrid aligns rating stars, text and client name across a row of reviews.
  [media.small]: { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid" },
  borderRadius: radius.card,
  color: color.text,
  background: color.card,
  [media.forcedColors]: { border: "1px solid" },
  "& :focus-visible": { outlineColor: color.ring },
});
const reviewFigure = css({
  display: "grid",
  gap: space.x2,
  height: "100%",
  gridTemplateRows: "auto 1fr auto",
  padding: space.x3,
  [media.small]: { gridRow: "1 / -1", gridTemplateRows: "subgrid" },
  [media.desktop]: { padding: space.x4 },
  [media.print]: { padding: 0 },
});
const reviewText = css({
  // Keeps the paragraphs of a review, whose blank lines YAML reads as line breaks.
  whiteSpace: "pre-line",
  gridArea: "2 / 1",
  maxWidth: width.text,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  [media.print]: { maxWidth: "none", fontSize: fontSize.body },
  "&:has(+ details)": { marginBottom: "2.75rem", [media.print]: { margin: 0 } },
  "&:has(+ details:not([open]))": {
    display: "-webkit-box",
    alignSelf: "start",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 6,
    // Scrolls at find-in-page, which src/browser/expandLongReviews.ts notices. Without scripting, nothing scrolls it back.
    overflow: "hidden",
    [media.noScript]: { overflow: "clip" },
    [media.print]: { display: "block" },
  },
});
const wholeReview = css({
  gridArea: "2 / 1",
  alignSelf: "end",
  "& > summary": { minHeight: "2.75rem", paddingTop: space.x1, color: color.link, cursor: "pointer" },
  [media.print]: { display: "none" },
});
const reviewClient = css({
  gridRow: 3,
  display: "flex",
  gap: space.x1half,
  alignItems: "center",
  paddingTop: space.x2,
  borderTop: `1px solid ${color.hairline}`,
  "& > span": { [media.largeText]: { display: "none" }, [media.print]: { display: "none" } },
});
const clientName = css({ display: "flex", flexWrap: "wrap", columnGap: space.x1, lineHeight: 1.4 });
const clientDetail = css({ fontSize: fontSize.small, lineHeight: 1.4, color: color.textMuted });
const verifiedBadge = css({
  display: "inline-flex",
  gap: space.half,
  alignItems: "center",
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: color.calm,
});
const findUs = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.x2}`,
  alignItems: "baseline",
});
const findUsLabel = css({
  fontSize: fontSize.small,
  letterSpacing: 0,
  fontWeight: fontWeight.medium,
  color: color.textOnDarkMuted,
});
/** Not over the last line of the links above it. */
const writeLink = css({ marginTop: space.half });
const sites = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.x1} ${space.x2}`,
  color: color.textOnDarkMuted,
});

export const testimonialsFragment = graphql`
  fragment Testimonials on Query {
    home {
      testimonials {
        heading
        text
        rating
        reviewCount
        findUsLabel
        writeLabel
        reviewSites {
          name
          url
          write
          rated
        }
        ratingLabel
        verifiedLabel
        wholeReview
      }
    }
    allTestimonial {
      nodes {
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
    }
    ...Figures
  }
`;

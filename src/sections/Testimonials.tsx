import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Avatar } from "../components/Avatar";
import { Icon } from "../components/Icon";
import { OptionalLink } from "../components/OptionalLink";
import { RidgeEdge } from "../components/Skyline";
import { Stars } from "../components/Stars";
import { fillPlaceholders } from "../lib/texts";
import { evenRows } from "../styles/evenRows";
import { container, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, radius, space, width } from "../styles/tokens";

export function Testimonials({ data }: { data: Queries.TestimonialsFragment }) {
  const { testimonials: texts } = data.home;
  const { rating: average } = data.agency.figures;
  const reviews = data.allTestimonial.nodes;
  if (reviews.length === 0) return null;
  const ratedOn = texts.reviewSites.find(({ rated }) => rated);
  return (
    <section id="testimonials" tabIndex={-1} aria-labelledby="testimonials-heading" css={reviewsSection}>
      <RidgeEdge />
      <div css={[sectionStyles.darkBox, darkPart]}>
        <div css={[container, columns]}>
          <div css={withReviews}>
            <h2 id="testimonials-heading">{texts.heading}</h2>
            <p css={[sectionStyles.lead, intro]}>{texts.text}</p>
          </div>
          {texts.rating && (
            <p css={[ratingSummary, withReviews]}>
              <span css={averageRating}>{texts.rating}</span>
              <span>
                {average !== null && <Stars rating={average} styles={css({ color: color.star })} />}
                {texts.reviewCount && (
                  <OptionalLink href={ratedOn?.url} styles={sectionStyles.tallLink}>
                    {texts.reviewCount}
                  </OptionalLink>
                )}
              </span>
            </p>
          )}
          <ul
            role="list"
            aria-labelledby="testimonials-heading"
            // Lets arrow keys scroll the row in WebKit (WCAG 2.1.1): https://bugs.webkit.org/show_bug.cgi?id=190870
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls on phones
            tabIndex={0}
            css={[reviewRow, reviewGrid(reviews.length), sectionStyles.cardsInPrint]}
          >
            {reviews.map((review) => (
              <ReviewCard key={review.text} review={review} texts={texts} />
            ))}
          </ul>
          {texts.reviewSites.length > 0 && (
            <div css={findUs}>
              <h3 css={findUsLabel}>{texts.findUsLabel}</h3>
              <ul role="list" css={siteList}>
                {texts.reviewSites.map(({ name, url }) => (
                  <li key={name} translate="no">
                    <OptionalLink href={url} styles={sectionStyles.tallLink}>
                      {name}
                    </OptionalLink>
                  </li>
                ))}
              </ul>
              {texts.reviewSites.map(
                ({ name, write }) =>
                  texts.writeLabel &&
                  write && (
                    <a key={name} href={write} css={[sectionStyles.tallLink, findUsLabel, writeLink]}>
                      {fillPlaceholders(texts.writeLabel, { network: name })}
                    </a>
                  ),
              )}
            </div>
          )}
        </div>
      </div>
      <RidgeEdge plants={false} />
    </section>
  );
}

interface ReviewCardProps {
  review: Queries.TestimonialsFragment["allTestimonial"]["nodes"][number];
  texts: Queries.TestimonialsFragment["home"]["testimonials"];
}

function ReviewCard({ review, texts }: ReviewCardProps) {
  const { name, location, rating, text, insurance, date, source, url, verified } = review;
  const locationAndInsurance = [location, insurance].filter(Boolean).join("\u00a0· ");
  const sourceAndDate = [source, date].filter(Boolean).join(", ") || (url && new URL(url).host);
  return (
    <li css={reviewCard}>
      <figure css={reviewFigure}>
        {rating !== null && <Stars rating={rating} label={fillPlaceholders(texts.ratingLabel, { rating })} />}
        <blockquote css={reviewText}>“{text}”</blockquote>
        <figcaption css={reviewClient}>
          <Avatar name={name} />
          <div>
            <p css={clientName}>
              <strong translate="no">{name}</strong>{" "}
              {verified && (
                <span css={verifiedBadge}>
                  <Icon name="badge" />
                  {texts.verifiedLabel}
                </span>
              )}
            </p>
            {locationAndInsurance && <p css={clientDetail}>{locationAndInsurance}</p>}
            {sourceAndDate && (
              <p css={clientDetail}>
                <OptionalLink href={url} styles={sectionStyles.tallLink}>
                  {sourceAndDate}
                </OptionalLink>
              </p>
            )}
          </div>
        </figcaption>
      </figure>
    </li>
  );
}

const reviewsSection = css({
  scrollMarginTop: `calc(1px - ${space.x2})`,
  background: color.groundWarm,
  // Mirrors the mountain-ridge drawing, so it looks different from the one in the footer.
  "& > svg:first-of-type": { transform: "scaleX(-1)" },
  "& > svg": { [media.print]: { display: "none" } },
  "& > :last-child": {
    background: color.groundDark,
    fill: color.ground,
    [media.forcedColors]: { display: "none" },
  },
});
const darkPart = css({ padding: `${space.x4} 0 ${space.x1half}`, [media.print]: { paddingBlock: space.x2 } });
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
/** In print, keeps the heading and the rating on the page where the reviews start. */
const withReviews = css({ [media.print]: { breakAfter: "avoid" } });
const intro = css({ paddingTop: space.x2, color: color.textOnDarkMuted });
const ratingSummary = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.x2 });
const averageRating = css({
  fontSize: "clamp(2.75rem, 1.8rem + 3vw, 4.5rem)",
  fontWeight: fontWeight.heading,
  letterSpacing: "-0.03em",
  lineHeight: 1.1,
  color: color.linkOnDark,
});
const reviewRow = css({
  display: "grid",
  gap: space.x2,
  [media.swipe]: {
    gridAutoFlow: "column",
    gridAutoColumns: "min(19rem, 86%)",
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    scrollPaddingInline: space.gutter,
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    "&:focus-visible": { outlineOffset: "-3px" },
    // While the focus is in this row, turns off snapping: Chromium would snap back to the previous card.
    "&:has(:focus-visible)": { scrollSnapType: "none" },
  },
  [media.medium]: {
    gap: space.x3,
    "& > li:first-of-type blockquote": {
      paddingBottom: space.x1,
      fontSize: "clamp(1.375rem, 1rem + 1.2vw, 2rem)",
      lineHeight: 1.35,
      letterSpacing: "-0.015em",
    },
  },
});
const reviewGrid = (count: number) =>
  css({ [media.small]: evenRows(count - 1, 2, 1), [media.desktop]: evenRows(count - 1, 3, 1) });
const reviewCard = css({
  scrollSnapAlign: "start",
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
  whiteSpace: "pre-line",
  textWrap: "pretty",
  gridArea: "2 / 1",
  maxWidth: width.text,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  [media.print]: { maxWidth: "none", fontSize: fontSize.body },
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
const findUs = css({ display: "flex", flexWrap: "wrap", gap: `0 ${space.x2}`, alignItems: "baseline" });
const findUsLabel = css({
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: color.textOnDarkMuted,
});
/** Keeps this link's hit area from overlapping the hit areas of the links above. */
const writeLink = css({ marginTop: space.half });
const siteList = css({
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
    ...Agency
  }
`;

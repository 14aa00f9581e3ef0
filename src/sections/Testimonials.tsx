import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Avatar } from "../components/Avatar";
import { Icon } from "../components/Icon";
import { SiteLink } from "../components/SiteLink";
import { RidgeEdge } from "../components/Skyline";
import { Stars } from "../components/Stars";
import { balancedGrid, cluster, stack, withIcon } from "../styles/compositions";
import { container, darkBox, leadText, panel, tallLink } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";

export function Testimonials({ data }: { data: Queries.TestimonialsFragment }) {
  const { testimonials: words } = data.home;
  const { rating: average } = data.agency.figures;
  const reviews = data.allTestimonial.nodes;
  if (reviews.length === 0) return null;
  return (
    <section id="testimonials" tabIndex={-1} aria-labelledby="testimonials-heading" css={reviewsSection}>
      <RidgeEdge />
      <div css={darkPart}>
        <div css={container}>
          <div css={head}>
            <div css={stack(space.x2)}>
              <h2 id="testimonials-heading">{words.heading}</h2>
              {words.text && <p css={leadText}>{words.text}</p>}
            </div>
            {(words.rating || words.reviewCount) && (
              <p css={cluster(`0 ${space.x2}`)}>
                {words.rating && <span css={averageRating}>{words.rating}</span>}
                <span>
                  {average !== null && <Stars rating={average} css={{ color: color.star }} />}
                  {words.reviewCount && (
                    <SiteLink href={words.reviewSites[0]?.url} css={tallLink}>
                      {words.reviewCount}
                    </SiteLink>
                  )}
                </span>
              </p>
            )}
          </div>
          <ul role="list" css={[balancedGrid(reviews.length, [1, 2, 3], space.cards), cards]}>
            {reviews.map((review) => (
              <li key={review.text}>
                <Review review={review} words={words} />
              </li>
            ))}
          </ul>
          {words.reviewSites.length > 0 && (
            <div css={findUs}>
              <p>{words.findUsLabel}</p>
              <ul role="list" css={cluster(`${space.x1} ${space.x2}`)}>
                {words.reviewSites.map(({ name, url }) => (
                  <li key={name} translate="no">
                    <SiteLink href={url} css={tallLink}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <RidgeEdge plants={false} />
    </section>
  );
}

interface ReviewProps {
  review: Queries.TestimonialsFragment["allTestimonial"]["nodes"][number];
  words: Queries.TestimonialsFragment["home"]["testimonials"];
}

function Review({ review, words }: ReviewProps) {
  const { name, location, rating, text, insurance, date, source, verified } = review;
  const locationAndInsurance = [location, insurance].filter(Boolean).join("\u00a0· ");
  const sourceAndDate = [source, date].filter(Boolean).join(", ");
  return (
    <figure css={card}>
      <div css={ratingAndBadge}>
        {rating !== null && <Stars rating={rating} label={`${rating} ${words.ratingLabel}`} />}
        {verified && (
          <span css={verifiedBadge}>
            <Icon name="badge" />
            {words.verifiedLabel}
          </span>
        )}
      </div>
      <blockquote css={reviewText}>“{text}”</blockquote>
      <figcaption css={client}>
        <Avatar name={name} />
        <div>
          <strong translate="no">{name}</strong>
          {locationAndInsurance && <p>{locationAndInsurance}</p>}
          {sourceAndDate && <p>{sourceAndDate}</p>}
        </div>
      </figcaption>
    </figure>
  );
}

const reviewsSection = css({
  scrollMarginTop: `calc(1px - ${space.x2})`,
  background: color.groundWarm,
  // Mirrors the mountain ridge, so that it looks different from the footer's mountain ridge.
  "& > svg:first-of-type": { transform: "scaleX(-1)" },
  "& > svg:last-of-type": {
    background: color.groundDark,
    fill: color.ground,
    [media.forcedColors]: { display: "none" },
  },
});
const darkPart = css(darkBox, { paddingBlock: `${space.x4} ${space.x1half}` });
const head = css(cluster(`${space.x2} ${space.x6}`), {
  justifyContent: "space-between",
  alignItems: "end",
  "& > div": { flex: "1 1 20rem" },
  "& > div > p": { color: color.textOnDarkMuted },
});
const averageRating = css({
  fontSize: "clamp(2.75rem, 1.8rem + 3vw, 4.5rem)",
  fontWeight: fontWeight.heading,
  letterSpacing: "-0.03em",
  lineHeight: 1.1,
  color: color.linkOnDark,
});
const cards = css({ marginBlock: space.x5 });
const card = css({
  display: "grid",
  gap: space.x2,
  // Puts the client's name at the bottom of the card.
  gridTemplateRows: "auto 1fr auto",
  height: "100%",
  padding: `min(${space.x4}, 6vw)`,
  ...panel,
  color: color.text,
  background: color.card,
  "& :focus-visible": { outlineColor: color.ring },
});
const reviewText = css({
  whiteSpace: "pre-line",
  gridRow: 2,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
});
const client = css(withIcon(space.x1half), {
  gridRow: 3,
  paddingTop: space.x2,
  borderTop: `1px solid ${color.hairline}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  color: color.textMuted,
  "& strong": { fontSize: fontSize.body, color: color.text },
});
const ratingAndBadge = css(cluster(`${space.half} ${space.x1}`), { justifyContent: "space-between" });
const verifiedBadge = css(cluster(space.half), {
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: color.calm,
});
const findUs = css(cluster(`${space.x1} ${space.x2}`), {
  fontSize: fontSize.small,
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
        reviewSites {
          name
          url
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
        verified
      }
    }
    agency {
      figures {
        rating
      }
    }
  }
`;

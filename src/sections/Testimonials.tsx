import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { container } from "../components/container";
import { evenRows } from "../components/evenRows";
import { Icon } from "../components/Icon";
import { Stars } from "../components/Stars";
import { sectionStyles } from "../components/sectionStyles";
import { fillSlots } from "../lib/fillSlots";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, headerHeight, radius, space } from "../styles/tokens";

interface TestimonialsProps {
  data: Queries.TestimonialsFragment;
}

/** What clients say. Static reviews: no rating of oneself goes into structured data (lib/insuranceAgency.ts). */
export function Testimonials({ data }: TestimonialsProps) {
  const { testimonials: words } = data.home;
  return (
    <section
      id="testimonials"
      tabIndex={-1}
      aria-labelledby="testimonials-heading"
      css={[sectionStyles.air, ground]}
    >
      <div css={[container, columns]}>
        <div css={summary}>
          <h2 id="testimonials-heading">{words.heading}</h2>
          <p css={lead}>{words.text}</p>
          <p css={score}>
            <span css={figure}>{words.rating}</span> <span>{words.reviewCount}</span>
          </p>
          <div>
            <h3 css={findUs}>{words.findUsLabel}</h3>
            <ul css={sites}>
              {words.reviewSites.map((site) => (
                <li key={site} css={siteName} translate="no">
                  {site}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <ul css={[grid, rowsOf(data.allTestimonial.nodes.length), sectionStyles.cardsInPrint]}>
          {data.allTestimonial.nodes.map(({ name, location, rating, text, insurance, verified }) => (
            <li key={text} css={card}>
              <figure css={review}>
                <Stars rating={rating} label={fillSlots(words.ratingLabel, { rating })} />
                <blockquote css={quote}>“{text}”</blockquote>
                <figcaption css={person}>
                  <strong translate="no">{name}</strong>
                  <span css={muted}>
                    <span>{location}</span> <span css={policy}>{insurance}</span>
                  </span>
                  {verified && (
                    <span css={badge}>
                      <Icon name="badge" />
                      {words.verifiedLabel}
                    </span>
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const ground = css({
  color: color.textOnDark,
  background: color.groundDark,
  "& :focus-visible": { outlineColor: color.ringOnDark },
});
const columns = css({
  display: "grid",
  gap: space.x6,
  [media.desk]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space.x8, alignItems: "start" },
  [media.print]: { display: "block" },
});
const summary = css({
  display: "grid",
  gap: space.x3,
  [media.desk]: { position: "sticky", top: `calc(${headerHeight} + ${space.x4})` },
  [media.print]: { display: "block", marginBottom: space.x2 },
});
const lead = css({ maxWidth: "40ch", fontSize: fontSize.lead, color: color.textOnDarkMuted });
const score = css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.x1half });
const figure = css({
  fontSize: fontSize.figure,
  fontWeight: fontWeight.heading,
  letterSpacing: "-0.03em",
  lineHeight: 1.1,
  color: color.linkOnDark,
});
const findUs = css({
  fontSize: fontSize.small,
  letterSpacing: 0,
  fontWeight: fontWeight.medium,
  color: color.textOnDarkMuted,
});
const sites = css({ display: "flex", flexWrap: "wrap", gap: space.x1, paddingTop: space.x1half });
const siteName = css({
  padding: `${space.half} ${space.x1half}`,
  border: `1px solid ${color.hairlineOnDark}`,
  borderRadius: radius.round,
  fontSize: fontSize.small,
});
const grid = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.x3 });
const rowsOf = (count: number) => css({ [media.medium]: evenRows(count, 2) });
const card = css({ borderRadius: radius.card, color: color.text, background: color.card });
const review = css({
  display: "grid",
  gap: space.x2,
  height: "100%",
  gridTemplateRows: "auto 1fr auto",
  padding: space.x3,
  [media.print]: { padding: 0 },
});
const quote = css({
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  textWrap: "pretty",
  [media.print]: { fontSize: fontSize.body },
});
const person = css({ display: "grid", paddingTop: space.x2, borderTop: `1px solid ${color.hairline}` });
const muted = css({ fontSize: fontSize.small, color: color.textMuted });
const policy = css({ "&::before": { content: '"· " / ""' } });
const badge = css({
  display: "inline-flex",
  gap: space.x1,
  alignItems: "center",
  paddingTop: space.x1,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: color.calm,
});

export const testimonialsFragment = graphql`
  fragment Testimonials on Query {
    home {
      testimonials {
        heading
        text
        rating
        reviewCount
        ratingLabel
        verifiedLabel
        findUsLabel
        reviewSites
      }
    }
    allTestimonial {
      nodes {
        name
        location
        rating
        text
        insurance
        verified
      }
    }
  }
`;

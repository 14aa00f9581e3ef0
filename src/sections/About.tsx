import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { HoursList } from "../components/HoursList";
import { Icon } from "../components/Icon";
import { PhoneLink, phoneStyles } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { addressLine } from "../lib/address";
import { principalAgent } from "../lib/principalAgent";
import { buttonStyles } from "../styles/buttonStyles";
import { evenRows, upToTwoColumns } from "../styles/evenRows";
import { container, paragraphs, ruledItem, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, radius, space } from "../styles/tokens";

export function About({ data }: { data: Queries.AboutFragment }) {
  const { home, agency, layout } = data;
  const { about } = home;
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-heading" css={[sectionStyles.padded, ground]}>
      <div css={container}>
        <div css={columns}>
          <div css={[sectionStyles.headingBlock, css({ marginBottom: 0 })]}>
            <h2 id="about-heading">{about.heading}</h2>
            <p css={[sectionStyles.lead, paragraphs]}>{about.text}</p>
          </div>
          <PrincipalCard data={data} />
          <div>
            <h3 css={smallHeading}>{about.reasonsHeading}</h3>
            <ol role="list" css={reasons}>
              {about.reasons.map(({ title, text }) => (
                <li key={title} css={reason}>
                  <strong>{title}</strong>
                  <p css={sectionStyles.muted}>{text}</p>
                </li>
              ))}
            </ol>
            {about.certifications.length > 0 && (
              <>
                <h3 css={smallHeading}>{about.certificationsHeading}</h3>
                <ul
                  role="list"
                  css={[certifications, css({ [media.small]: evenRows(about.certifications.length, 2) })]}
                >
                  {about.certifications.map((certificate) => (
                    <li key={certificate} css={certification}>
                      <Icon name="check" size="1.5rem" />
                      {certificate}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {agency.licenseLookup && (
              <a href={agency.licenseLookup} css={[sectionStyles.tallLink, license]}>
                {layout.footer.license}
              </a>
            )}
            {about.reviewsButton && (
              <a href="#testimonials" css={buttonStyles.secondary}>
                {about.reviewsButton}
              </a>
            )}
          </div>
        </div>
        {about.stats.length > 0 && (
          <dl css={[stats, statRows(about.stats.length)]}>
            {about.stats.map(({ value, label }) => (
              <div key={label} css={stat}>
                <dt css={sectionStyles.muted}>{label}</dt>
                <dd css={figure}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function PrincipalCard({ data }: { data: Queries.AboutFragment }) {
  const { name, phone } = principalAgent(data);
  const card = data.home.about.principal;
  return (
    <article aria-labelledby="principal-name" css={[sectionStyles.card, agent]}>
      {card.photo?.childImageSharp && (
        <GatsbyImage
          image={card.photo.childImageSharp.gatsbyImageData}
          alt={card.photoAlt}
          sizes="(min-width: 64em) 27rem, 36vw"
          objectPosition="50% 25%"
          css={portrait}
        />
      )}
      <div css={agentBody}>
        <div>
          <h3 id="principal-name" css={agentName} translate="no">
            {name}
          </h3>
          <p css={sectionStyles.muted}>{card.title}</p>
        </div>
        {card.quote && <blockquote css={quote}>“{card.quote}”</blockquote>}
        <dl css={facts}>
          {card.officeLabel && (
            <div>
              <dt css={term}>{card.officeLabel}</dt>
              <dd translate="no">{addressLine(data.agency.address)}</dd>
            </div>
          )}
          <div>
            <dt css={term}>{card.phoneLabel}</dt>
            <dd>
              <PhoneLink phone={phone} styles={number} />
            </dd>
          </div>
        </dl>
        {/* Hidden in print, because the contact section prints the hours. */}
        <div css={screenOnly}>
          <h4 css={term}>{card.hoursLabel}</h4>
          <HoursList data={data} />
        </div>
        <QuoteButton data-contact="">{card.consultationButton}</QuoteButton>
      </div>
    </article>
  );
}

const ground = css({ background: color.groundWarm });
const columns = css({
  display: "grid",
  gap: space.x3,
  [media.medium]: { gap: space.x5 },
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) max(24rem, (100% - 2 * ${space.x3}) / 3)`,
    gridTemplateRows: "auto 1fr",
    columnGap: space.x8,
    alignItems: "start",
  },
  [media.print]: { display: "block" },
});
const smallHeading = css({ marginBottom: space.x2 });
const reasons = css({
  marginBottom: space.x3,
  [media.print]: { columns: "2 16rem", marginBottom: space.x2 },
});
const reason = css(ruledItem, { [media.desktop]: { paddingBlock: space.x2 } });
const certifications = css({
  display: "grid",
  gridTemplateColumns: upToTwoColumns("10rem"),
  gap: space.x1,
  marginBottom: space.x3,
});
const license = css({
  display: "block",
  width: "fit-content",
  fontSize: fontSize.small,
  margin: `-${space.x1half} 0 ${space.x1half}`,
});
const certification = css({
  display: "flex",
  gap: space.x1,
  alignItems: "center",
  paddingBlock: space.half,
  lineHeight: 1.3,
  fontWeight: fontWeight.medium,
  "& > svg": { color: color.calm },
});
const agent = css({
  overflow: "hidden",
  [media.belowDesktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    alignItems: "center",
    gap: `${space.x2} min(${space.x4}, 4vw)`,
    padding: `min(${space.x4}, 4vw)`,
  },
  [media.tablet]: {
    "& > div > :not(:last-child)": { gridColumn: 2 },
  },
  [media.desktop]: { gridArea: "1 / 2 / span 2" },
  [media.print]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
    marginBottom: space.x2,
  },
});
const portrait = css({
  width: "100%",
  aspectRatio: "1",
  background: color.skeleton,
  [media.belowDesktop]: { borderRadius: radius.control },
  [media.tablet]: { gridRow: "span 4", alignSelf: "stretch", aspectRatio: "auto" },
  [media.desktop]: { aspectRatio: "4 / 3" },
  // In print, makes the portrait exactly as tall as the text next to it.
  [media.print]: { height: 0, minHeight: "100%", aspectRatio: "auto" },
});
const agentBody = css({
  display: "grid",
  gap: space.x2,
  [media.belowDesktop]: {
    display: "contents",
    "& > *": { gridColumn: "1 / -1" },
    "& > div:first-of-type": { gridColumn: 2 },
  },
  [media.desktop]: { gap: space.x3, padding: space.x3 },
  [media.wide]: { padding: space.x4 },
  [media.print]: { gap: space.x1, padding: space.x2 },
});
const agentName = css({ fontSize: "clamp(1.375rem, 1.3rem + 0.4vw, 1.625rem)" });
const quote = css({
  paddingLeft: space.x2,
  borderLeft: `3px solid ${color.calm}`,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
});
const facts = css({
  display: "grid",
  gap: space.x2,
  [media.belowDesktop]: {
    gap: space.half,
    "& > div": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline" },
  },
});
const term = css({ fontSize: fontSize.small, fontWeight: fontWeight.body, color: color.textMuted });
const number = css(phoneStyles, { fontSize: fontSize.h3 });
const stats = css({
  display: "grid",
  columnGap: space.x2,
  marginTop: "clamp(2rem, 1rem + 5vw, 5rem)",
  borderTop: `2px solid ${color.text}`,
});
const statRows = (count: number) =>
  css(evenRows(count, 2), {
    [media.largeText]: evenRows(count, 1),
    [media.medium]: evenRows(count, 4),
    [media.print]: evenRows(count, 4),
  });
const stat = css({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: space.half,
  paddingBlock: space.x2,
});
const figure = css({
  fontSize: fontSize.figure,
  fontWeight: fontWeight.heading,
  lineHeight: 1.05,
  letterSpacing: "-0.03em",
});

export const aboutFragment = graphql`
  fragment About on Query {
    layout {
      footer {
        license
      }
    }
    home {
      about {
        heading
        text
        reasonsHeading
        reasons {
          title
          text
        }
        certificationsHeading
        certifications
        reviewsButton
        principal {
          title
          photo {
            ...Portrait
          }
          photoAlt
          quote
          officeLabel
          phoneLabel
          hoursLabel
          consultationButton
        }
        stats {
          value
          label
        }
      }
    }
    ...Agency
    ...Agents
    ...Hours
  }
`;

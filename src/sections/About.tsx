import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { HoursList } from "../components/HoursList";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { addressLine } from "../lib/address";
import { buttonStyles } from "../styles/buttonStyles";
import { balancedGrid, cluster, columns, stack, withIcon } from "../styles/compositions";
import {
  cardBox,
  checkMark,
  contactLink,
  container,
  leadText,
  mutedText,
  paddedSection,
  ruledList,
} from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";

export function About({ data }: { data: Queries.AboutFragment }) {
  const { about } = data.home;
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-heading" css={[paddedSection, ground]}>
      <div css={container}>
        <div css={textAndCard}>
          <div css={stack(space.x2)}>
            <h2 id="about-heading">{about.heading}</h2>
            <p css={leadText}>{about.text}</p>
          </div>
          <PrincipalCard data={data} />
          <Reasons data={data} />
        </div>
        {about.stats.length > 0 && (
          <dl css={[balancedGrid(about.stats.length, [2, 4, 4], space.x2), stats]}>
            {about.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Reasons({ data }: { data: Queries.AboutFragment }) {
  const { about } = data.home;
  return (
    <div css={stack(space.x2)}>
      <h3>{about.reasonsHeading}</h3>
      <ol role="list" css={ruledList}>
        {about.reasons.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p css={mutedText}>{text}</p>
          </li>
        ))}
      </ol>
      {about.certifications.length > 0 && (
        <>
          <h3>{about.certificationsHeading}</h3>
          <ul role="list" css={[columns("max(10rem, 40%)", space.x1), certifications]}>
            {about.certifications.map((certificate) => (
              <li key={certificate}>{certificate}</li>
            ))}
          </ul>
        </>
      )}
      {about.reviewsButton && data.allTestimonial.totalCount > 0 && (
        <a href="#testimonials" css={[buttonStyles.secondary, { justifySelf: "start", marginTop: space.x1 }]}>
          {about.reviewsButton}
        </a>
      )}
    </div>
  );
}

function PrincipalCard({ data }: { data: Queries.AboutFragment }) {
  const { agency, principal } = data;
  const card = data.home.about.principal;
  return (
    <article aria-labelledby="principal-name" css={[cardBox, agent]}>
      {principal.photo?.childImageSharp && (
        <GatsbyImage
          image={principal.photo.childImageSharp.gatsbyImageData}
          alt={card.photoAlt}
          sizes="(min-width: 64em) 27rem, (min-width: 48em) 36vw, 90vw"
          objectPosition="50% 25%"
          css={portrait}
        />
      )}
      <div css={agentBody}>
        <div>
          <h3 id="principal-name" translate="no">
            {principal.name}
          </h3>
          <p css={mutedText}>{card.title}</p>
        </div>
        {card.quote && <blockquote css={quote}>“{card.quote}”</blockquote>}
        <dl css={[stack(space.x2), facts]}>
          <div>
            <dt>{card.officeLabel}</dt>
            <dd translate="no">{addressLine(agency.address)}</dd>
          </div>
          <div>
            <dt>{card.phoneLabel}</dt>
            <dd>
              <PhoneLink phone={principal.phone} css={[contactLink, { fontSize: fontSize.h3 }]} />
            </dd>
          </div>
          <div>
            <dt>{card.hoursLabel}</dt>
            <dd>
              <HoursList />
            </dd>
          </div>
        </dl>
        <QuoteButton>{card.consultationButton}</QuoteButton>
      </div>
    </article>
  );
}

const ground = css({ background: color.groundWarm });
const textAndCard = css({
  display: "grid",
  gap: `${space.x5} ${space.x8}`,
  alignItems: "start",
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) max(24rem, (100% - 2 * ${space.x3}) / 3)`,
    gridTemplateRows: "auto 1fr",
    "& > article": { gridArea: "1 / 2 / span 2" },
  },
});
const certifications = css({
  "& > li": css(withIcon(space.x1), { alignItems: "start", lineHeight: 1.3, fontWeight: fontWeight.medium }),
  "& > li::before": checkMark,
});
const agent = css(cluster("0"), {
  alignItems: "stretch",
  overflow: "hidden",
});
const portrait = css({
  flex: "2 1 14rem",
  aspectRatio: "4 / 3",
  background: color.skeleton,
});
const agentBody = css(stack(space.x2), {
  flex: "3 1 17rem",
  padding: `min(${space.x4}, 5vw)`,
  "& h3": { fontSize: "1.5rem" },
});
const quote = css({
  paddingLeft: space.x2,
  borderLeft: `3px solid ${color.calm}`,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
});
const facts = css({ "& > div > dt": { fontSize: fontSize.small, color: color.textMuted } });
const stats = css({
  marginTop: "clamp(2rem, 1rem + 5vw, 5rem)",
  borderTop: `2px solid ${color.text}`,
  "& > div": {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space.half,
    paddingBlock: space.x2,
  },
  "& dt": mutedText,
  "& dd": {
    fontSize: fontSize.figure,
    fontWeight: fontWeight.heading,
    lineHeight: 1.05,
    letterSpacing: "-0.03em",
  },
});

export const aboutFragment = graphql`
  fragment About on Query {
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
          photoAlt
          title
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
    allTestimonial {
      totalCount
    }
    agency {
      address {
        ...OfficeAddress
      }
    }
    principal: agent(principal: { eq: true }) {
      name
      phone
      ...PrincipalPhoto
    }
  }
`;

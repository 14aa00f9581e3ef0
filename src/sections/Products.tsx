import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { productScene } from "../brand/productDrawings";
import { InlineSvg } from "../components/InlineSvg";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { buttonStyles } from "../styles/buttonStyles";
import { balancedGrid, cluster, columns, stack } from "../styles/compositions";
import {
  cardBox,
  checkMark,
  container,
  greenBox,
  headingBlock,
  leadText,
  paddedSection,
  screenOnly,
  smallPrint,
} from "../styles/sectionStyles";
import { color, daySkies, fontSize, fontWeight, media, radius, space } from "../styles/tokens";
import { Carriers } from "./Carriers";
import { FreeReview } from "./FreeReview";

export function Products({ data }: { data: Queries.ProductsFragment }) {
  const { products: words } = data.home;
  const products = data.allProduct.nodes;
  return (
    <section id="products" tabIndex={-1} aria-labelledby="products-heading" css={[paddedSection, belowHero]}>
      <div css={container}>
        <div css={[headingBlock, headingAndCarriers]}>
          <div css={stack(space.x2)}>
            <h2 id="products-heading">{words.heading}</h2>
            <p css={leadText}>{words.text}</p>
          </div>
          <Carriers data={data} />
        </div>
        <ul role="list" css={[balancedGrid(products.length, [1, 2, 3], space.cards), cards]}>
          {products.map(({ title, icon, description, features, popular, quoteLink }, index) => (
            <li key={title} data-popular={popular || undefined}>
              <div css={[sky, screenOnly]} style={{ backgroundImage: daySkies[index % daySkies.length] }}>
                <InlineSvg viewBox="0 0 72 64" markup={productScene(icon)} />
              </div>
              <h3>
                {title} {popular && <strong css={popularLabel}>{words.popularLabel}</strong>}
              </h3>
              <p>{description}</p>
              <ul role="list" css={featureList}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {quoteLink && (
                <QuoteButton variant="asLink" css={nextStep}>
                  {quoteLink}
                </QuoteButton>
              )}
            </li>
          ))}
        </ul>
        {words.note && <p css={note}>{words.note}</p>}
        <FreeReview data={data} />
        <SavingsBanner data={data} />
      </div>
    </section>
  );
}

function SavingsBanner({ data }: { data: Queries.ProductsFragment }) {
  const { banner } = data.home.products;
  if (!banner) return null;
  return (
    <div css={[greenBox, bannerBox]}>
      <h3 css={bannerHeading}>
        {banner.before} <strong css={bannerFigure}>{banner.figure}</strong> {banner.after}
      </h3>
      <p>{banner.text}</p>
      <div css={[columns("13rem", space.x1half), css({ flex: "1 1 15rem" }), screenOnly]}>
        <QuoteButton variant="light">{banner.calculateButton}</QuoteButton>
        <PhoneLink
          phone={data.principal.phone}
          icon="phone"
          label={banner.callButton}
          css={buttonStyles.onCalm}
        />
      </div>
    </div>
  );
}

const belowHero = css({ [media.desktop]: { paddingBlock: space.x8 } });
const headingAndCarriers = css({
  maxWidth: "none",
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, 44rem) calc((100% - 2 * ${space.x3}) / 3)`,
    justifyContent: "space-between",
    alignItems: "end",
  },
});
const cards = css({
  "& > :only-child": { maxWidth: "40rem" },
  "& > li": css(cardBox, {
    "--edge": "min(1.25rem, 5vw)",
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: `${space.x1} ${space.x2}`,
    padding: "var(--edge)",
    overflow: "hidden",
    // Aligns pictures, titles, descriptions, features and links across each row of cards.
    [media.medium]: {
      "--edge": "clamp(1rem, 2.5vw, 2rem)",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "subgrid",
      gridRow: "span 5",
      rowGap: space.x1half,
      paddingTop: 0,
    },
    [media.print]: { display: "block" },
  }),
  "& > li > p": { gridColumn: "1 / -1", color: color.textMuted, lineHeight: 1.5 },
  "& > [data-popular]": { borderColor: color.calm, boxShadow: `0 0 0 1px ${color.calm}` },
  // On phones, adds space above the title for the label (`<strong>`) at the top of the card.
  "& h3:has(strong)": { paddingTop: space.x2, [media.medium]: { paddingTop: 0 } },
});
const popularLabel = css({
  position: "absolute",
  top: 0,
  right: space.x3,
  padding: `${space.half} ${space.x1half}`,
  borderRadius: `0 0 ${radius.control} ${radius.control}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.6,
  letterSpacing: 0,
  color: color.textOnDark,
  background: color.groundCalm,
});
const sky = css({
  display: "grid",
  alignItems: "end",
  justifyItems: "center",
  gridRow: "span 2",
  width: "72px",
  height: "56px",
  borderRadius: radius.control,
  overflow: "hidden",
  "& > svg": { height: "44px", marginBottom: space.x1, overflow: "visible", fill: color.groundWarm },
  [media.medium]: {
    gridRow: "auto",
    justifyItems: "start",
    width: "auto",
    height: "clamp(6.5rem, 10vw, 8rem)",
    margin: "0 calc(-1 * var(--edge))",
    paddingLeft: "var(--edge)",
    borderRadius: 0,
    "& > svg": { height: "clamp(5rem, 7.5vw, 6rem)", marginBottom: "0.875rem", fill: color.card },
  },
  [media.forcedColors]: { backgroundImage: "none !important", "& > svg": { fill: "Canvas" } },
});
const featureList = css(stack(space.x1), {
  gridColumn: "1 / -1",
  paddingTop: space.x2,
  borderTop: `1px solid ${color.hairline}`,
  // At this size, most list items fit on one line in a card 300 px wide.
  fontSize: "clamp(0.9375rem, 0.6rem + 0.5vw, 1rem)",
  "& > li": { display: "flex", gap: "0.375rem", lineHeight: 1.4 },
  "& > li::before": checkMark,
});
const nextStep = css({
  gridArea: "2 / 2",
  justifySelf: "start",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
  [media.medium]: { gridArea: "auto" },
});
const note = css(smallPrint, { marginTop: space.x1half });
const bannerBox = css(cluster(`${space.x3} ${space.x5}`), {
  "& > p": { flex: "3 1 18rem" },
});
const bannerHeading = css({
  width: "min-content",
  minWidth: "min(10.4em, 64vw)",
  maxWidth: "100%",
  lineHeight: 1.2,
});
const bannerFigure = css({
  display: "block",
  fontSize: "min(7rem, 18vw)",
  lineHeight: 0.95,
  letterSpacing: "-0.05em",
  overflowWrap: "break-word",
  color: color.linkOnDark,
  [media.print]: { display: "inline", fontSize: "inherit" },
});

export const productsFragment = graphql`
  fragment Products on Query {
    home {
      products {
        heading
        text
        popularLabel
        note
        banner {
          before
          figure
          after
          text
          calculateButton
          callButton
        }
      }
    }
    allProduct {
      nodes {
        icon
        title
        description
        features
        popular
        quoteLink
      }
    }
    principal: agent(principal: { eq: true }) {
      phone
    }
    ...Carriers
    ...FreeReview
  }
`;

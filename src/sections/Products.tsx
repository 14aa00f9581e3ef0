import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { productScene } from "../brand/productDrawings";
import { InlineSvg } from "../components/InlineSvg";
import { NavItem } from "../components/NavItem";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { phoneNumbers, principalAgent } from "../lib/principalAgent";
import { buttonStyles } from "../styles/buttonStyles";
import { evenRows } from "../styles/evenRows";
import { checkMark, container, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, daySkies, fontSize, fontWeight, media, radius, space } from "../styles/tokens";
import { Carriers } from "./Carriers";
import { FreeReview } from "./FreeReview";

export function Products({ data }: { data: Queries.ProductsFragment }) {
  const { products: words } = data.home;
  const { banner } = words;
  const products = data.allProduct.nodes;
  const { savings } = data.agency.figures;
  const [beforeSavings, afterSavings] = savings && banner ? banner.heading.split(savings) : [];
  return (
    <section id="products" tabIndex={-1} aria-labelledby="products-heading" css={sectionStyles.padded}>
      <div css={container}>
        <div css={[sectionStyles.headingBlock, headAndCarriers]}>
          <div css={heading}>
            <h2 id="products-heading">{words.heading}</h2>
            <p css={sectionStyles.lead}>{words.text}</p>
          </div>
          <Carriers data={data} />
        </div>
        <ul role="list" css={[grid, skies, rowsOf(products), sectionStyles.cardsInPrint]}>
          {products.map(({ title, icon, description, features, popular, link }, index) => (
            <li key={title} css={[sectionStyles.card, card]}>
              <div css={[sky, screenOnly]}>
                <InlineSvg viewBox="0 0 72 64" markup={productScene(icon, index)} />
              </div>
              <h3>
                {title}{" "}
                {popular && products.length > 1 && <strong css={popularLabel}>{words.popularLabel}</strong>}
              </h3>
              <p>{description}</p>
              <ul role="list" css={featureList}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {link && <NavItem item={link} home styles={nextStep} />}
            </li>
          ))}
        </ul>
        {words.note && <p css={note}>{words.note}</p>}
        <FreeReview data={data} />
        {banner && (
          <div css={[sectionStyles.greenBox, bannerBox]}>
            <h3 css={bannerHeading}>
              {savings && afterSavings !== undefined ? (
                <>
                  {beforeSavings}
                  <strong css={bannerFigure(savings)}>{savings}</strong>
                  {afterSavings}
                </>
              ) : (
                banner.heading
              )}
            </h3>
            <p>{banner.text}</p>
            <div css={bannerButtons}>
              <QuoteButton variant="asLink" styles={buttonStyles.light}>
                {banner.calculateButton}
              </QuoteButton>
              <PhoneLink
                phone={principalAgent(data).phone}
                icon="phone"
                label={banner.callButton}
                numbers={phoneNumbers(data)}
                styles={buttonStyles.onCalm}
              />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

const headAndCarriers = css({
  maxWidth: "none",
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) calc((100% - 2 * ${space.x3}) / 3)`,
    columnGap: space.x3,
    alignItems: "end",
  },
});
const heading = css({ display: "grid", gap: space.x2, maxWidth: "44rem" });
const grid = css({ display: "grid", gap: space.x1half, [media.medium]: { gap: space.x3 } });
/** Aligns the parts of all cards: picture, title, description, features and, if any product has one, the link. */
const rowsOf = (products: Queries.ProductsFragment["allProduct"]["nodes"]) => {
  const parts = products.some(({ link }) => link) ? 5 : 4;
  return css({
    maxWidth: products.length === 1 ? "44rem" : undefined,
    [media.small]: evenRows(products.length, 2),
    [media.desktop]: evenRows(products.length, 3),
    "& > li": { [media.small]: { gridTemplateRows: "subgrid", gridRow: `span ${parts}` } },
  });
};
const card = css({
  "--edge": "min(1.25rem, 5.1vw)",
  position: "relative",
  display: "grid",
  gap: space.x1,
  padding: "0 var(--edge) var(--edge)",
  overflow: "hidden",
  "& > p": { color: color.textMuted, lineHeight: 1.5 },
  [media.compact]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space.x2,
    paddingBottom: space.x2,
    "& > p, & > ul": { gridColumn: "1 / -1" },
    "& > p": { fontSize: "0.9375rem" },
    "& > h3": { alignSelf: "end", paddingTop: space.half },
    "&:has(strong) > h3": { paddingTop: space.x4 },
  },
  "&:has(strong)": { borderColor: color.calm, boxShadow: `0 0 0 1px ${color.calm}` },
  [media.medium]: { gap: space.x1half },
  [media.desktop]: { "--edge": "0.875rem" },
  [media.wide]: { "--edge": space.x4 },
});
const popularLabel = css({
  position: "absolute",
  top: 0,
  insetInlineEnd: space.x3,
  padding: `${space.half} ${space.x1half}`,
  borderRadius: `0 0 ${radius.control} ${radius.control}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.6,
  color: color.textOnDark,
  background: color.groundCalm,
  [media.compact]: { insetInlineEnd: 0, borderRadius: `0 calc(${radius.card} - 1px) 0 ${radius.control}` },
  [media.print]: { position: "static", padding: 0 },
});
const skies = css(
  daySkies.map(({ high, low, light, at }, index) => ({
    [`& > li:nth-of-type(${daySkies.length}n + ${index + 1}) > div`]: {
      background: `radial-gradient(circle at ${at}, ${light} 1rem, #0000 1.05rem), linear-gradient(${high}, ${low})`,
    },
  })),
);
const sky = css({
  display: "grid",
  alignItems: "end",
  height: "5.5rem",
  margin: "0 calc(-1 * var(--edge))",
  padding: "0 var(--edge)",
  overflow: "hidden",
  // Makes the sky tall enough for the 'Most popular' label above the drawing.
  [media.largeText]: { height: "7.5rem" },
  [media.medium]: { height: "6.5rem" },
  [media.wide]: { height: "8rem" },
  "& > svg": {
    height: "4rem",
    [media.medium]: { height: "5rem" },
    [media.wide]: { height: "6rem" },
    marginBottom: "0.875rem",
    overflow: "visible",
    fill: color.card,
  },
  [media.compact]: {
    gridRow: "span 2",
    width: "4.5rem",
    height: "3.5rem",
    margin: `${space.x1half} 0 0`,
    padding: 0,
    justifyItems: "center",
    borderRadius: radius.control,
    "& > svg": { height: "2.75rem", marginBottom: space.x1 },
    "& use:last-child": { display: "none" },
  },
  [media.forcedColors]: { background: "none !important", "& > svg": { fill: "Canvas" } },
});
const featureList = css({
  display: "grid",
  alignContent: "start",
  gap: "0.375rem",
  paddingTop: space.x1half,
  borderTop: `1px solid ${color.hairline}`,
  // Fits most list items on one line in a card that is 300 px wide.
  fontSize: "clamp(0.9375rem, 4.1vw, 1rem)",
  [media.medium]: { gap: space.x1, paddingTop: space.x2 },
  [media.desktop]: { fontSize: "0.9375rem" },
  [media.wide]: { fontSize: fontSize.body },
  "& > li": { display: "flex", gap: "0.375rem", lineHeight: 1.4 },
  "& > li::before": checkMark,
});
const nextStep = css({
  justifySelf: "start",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
  color: color.link,
  textDecorationLine: "underline",
  [media.compact]: { gridArea: "2 / 2", marginTop: `-${space.x1}` },
  [media.hover]: { "&:hover": { color: color.linkHover } },
});
const note = css({
  maxWidth: "none",
  marginTop: space.x1half,
  fontSize: fontSize.small,
  color: color.textMuted,
});
const bannerBox = css({
  gap: `${space.x2} ${space.x5}`,
  marginTop: space.x3,
  "& > p": { lineHeight: 1.5 },
  [media.print]: { gap: space.x1, padding: 0, breakInside: "avoid" },
  [media.medium]: { rowGap: space.x3, gridTemplateColumns: "auto minmax(0, 1fr)" },
  // Limits the width of the buttons' column, so a long agent name in a button doesn't squeeze the text column.
  [media.desktop]: {
    gridTemplateColumns: "auto minmax(0, 1fr) fit-content(18rem)",
    padding: `${space.x4} ${space.x6}`,
  },
});
const bannerHeading = css({
  // Makes the heading only as wide as its longest word, usually the savings figure. `minWidth` fits about 16 letters.
  width: "min-content",
  minWidth: "min(10.4em, 64vw)",
  lineHeight: 1.2,
  [media.phone]: { width: "auto" },
  [media.print]: { width: "auto" },
});
/** Reduces the font size of a long savings figure such as `$1,500`, to fit one line on the smallest phone. */
const bannerFigure = (figure: string) => {
  const most = Math.min(7.5, 44 / figure.length);
  return css({
    display: "block",
    fontSize: `min(clamp(${Math.min(4.5, most)}rem, 3rem + 5vw, ${most}rem), ${120 / figure.length}vw)`,
    lineHeight: 0.95,
    letterSpacing: "-0.05em",
    whiteSpace: "nowrap",
    color: color.linkOnDark,
    [media.phone]: {
      display: "inline",
      fontSize: `min(2.25em, ${120 / figure.length}vw)`,
      "&::after": { content: '"\\A"', whiteSpace: "pre" },
    },
    [media.print]: { display: "inline", fontSize: "inherit", letterSpacing: 0 },
  });
};
const bannerButtons = css({
  display: "grid",
  gap: space.x1half,
  [media.medium]: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap" },
  [media.desktop]: { gridColumn: "auto", display: "grid" },
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
          heading
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
        link {
          name
          href
        }
      }
    }
    ...Agents
    ...Carriers
    ...Agency
    ...FreeReview
  }
`;

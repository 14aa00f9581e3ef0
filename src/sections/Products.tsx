import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { buttonStyles } from "../components/buttonStyles";
import { container } from "../components/container";
import { evenRows } from "../components/evenRows";
import { Icon } from "../components/Icon";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { RidgeEdge } from "../components/RidgeLine";
import { sectionStyles } from "../components/sectionStyles";
import { principalAgent } from "../lib/principalAgent";
import { media } from "../styles/media";
import { color, daySkies, fontSize, fontWeight, radius, space } from "../styles/tokens";

/** The product cards and the multi-policy discount banner. */
export function Products({ data }: { data: Queries.ProductsFragment }) {
  const { products: words } = data.home;
  const { banner } = words;
  // The savings figure, such as $500, is set in large type where the banner's heading contains it.
  const { savings } = data.agency.figures;
  const [beforeFigure, ...others] = banner.heading.split(savings ?? /$^/);
  const figure = others.length > 0 && savings;
  const afterFigure = others.join(savings ?? "");
  return (
    <section id="products" tabIndex={-1} aria-labelledby="products-heading" css={sectionStyles.air}>
      <div css={container}>
        <div css={sectionStyles.head}>
          <h2 id="products-heading">{words.heading}</h2>
          <p css={sectionStyles.lead}>{words.text}</p>
        </div>
        <ul role="list" css={[grid, rowsOf(data.allProduct.nodes.length), sectionStyles.cardsInPrint]}>
          {data.allProduct.nodes.map((product, index) => (
            <li key={product.title} css={[sectionStyles.card, card, product.popular && popularCard]}>
              <div css={[sky, skyOf(index)]}>
                <Icon name={product.icon} size="2.25rem" />
                <RidgeEdge part={partOf(index)} styles={ground} />
              </div>
              <h3>
                {product.title} {product.popular && <strong css={popularLabel}>{words.popularLabel}</strong>}
              </h3>
              <p css={description}>{product.description}</p>
              <ul role="list" css={features}>
                {product.features.map((feature) => (
                  <li key={feature} css={featureRow}>
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div css={bannerBox}>
          <h3 css={bannerHeading}>
            {beforeFigure}
            {figure && <strong css={bannerFigure(figure)}>{figure}</strong>}
            {afterFigure}
          </h3>
          <p>{banner.text}</p>
          <div css={bannerButtons}>
            <QuoteButton look="light">{banner.calculateButton}</QuoteButton>
            <PhoneLink phone={principalAgent(data).phone} icon="phone" styles={buttonStyles.onCalm}>
              {banner.callButton}
            </PhoneLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.x2,
  [media.medium]: { gap: space.x3 },
});
const rowsOf = (count: number) =>
  css({ [media.medium]: evenRows(count, 2), [media.desk]: evenRows(count, 3) });
const card = css({
  "--edge": `min(1.25rem, 6vw)`,
  position: "relative",
  display: "grid",
  // Subgrid aligns picture, title, description and features across a row of cards.
  gridTemplateRows: "subgrid",
  gridRow: "span 4",
  gap: space.x1,
  padding: "0 var(--edge) var(--edge)",
  overflow: "hidden",
  [media.medium]: { gap: space.x1half },
  [media.desk]: { "--edge": space.x3 },
  [media.wide]: { "--edge": space.x4 },
});
const popularCard = css({ borderColor: color.action, boxShadow: `0 0 0 1px ${color.action}` });
const popularLabel = css({
  position: "absolute",
  top: 0,
  insetInlineEnd: space.x3,
  padding: `${space.half} ${space.x1half}`,
  borderRadius: `0 0 ${radius.control} ${radius.control}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
  lineHeight: 1.6,
  color: color.textOnAction,
  background: color.action,
  [media.moreContrast]: { background: color.actionPressed },
  [media.print]: { position: "static", padding: 0 },
});
/** A strip of sky behind a product card's icon, with a silhouette of mountains as the strip's lower edge. */
const sky = css({
  display: "grid",
  alignItems: "end",
  height: "3.75rem",
  margin: "0 calc(-1 * var(--edge))",
  padding: "0 var(--edge)",
  "& > *": { gridArea: "1 / 1" },
  "& > svg:first-of-type": { zIndex: 1, marginBottom: "0.875rem" },
  // Leaves room for the 'Most popular' label above the icon.
  [media.largeText]: { height: "5.5rem" },
  [media.medium]: { height: "6rem" },
  [media.wide]: { height: "7rem" },
  [media.print]: { display: "none" },
});
/** Gives each card a different part of the mountain drawing, always with a saguaro to the right of the icon. */
const partOf = (index: number) => [(index * 950) % 1820, 740] as const;
const skyOf = (index: number) => {
  const { high, low, light, at, icon } = daySkies[index % daySkies.length] as (typeof daySkies)[number];
  return css({
    color: icon,
    background: `radial-gradient(circle at ${at}, ${light} 1rem, #0000 1.05rem), linear-gradient(${high}, ${low})`,
    [media.forcedColors]: { color: "CanvasText" },
  });
};
const ground = css({
  // Limits the mountain drawing's size, so that it stays below the icon; in a wider card it overflows its box.
  width: "min(100% + 2 * var(--edge), 25rem)",
  maxWidth: "none",
  height: "2rem",
  // Shows the saguaro cacti in full, which are taller than the drawing's box.
  overflow: "visible",
  clipPath: "inset(-100% 0 0)",
  marginInline: "calc(-1 * var(--edge))",
  fill: color.card,
  [media.wide]: { height: "2.75rem" },
  [media.forcedColors]: { display: "none" },
});
const description = css({ color: color.textMuted, lineHeight: 1.5 });
const features = css({
  display: "grid",
  alignContent: "start",
  gap: "0.375rem",
  paddingTop: space.x1half,
  borderTop: `1px solid ${color.hairline}`,
  [media.medium]: { gap: space.x1, paddingTop: space.x2 },
});
const featureRow = css({
  display: "flex",
  gap: space.x1,
  lineHeight: 1.4,
  // Draws a check mark with two borders, because two dozen SVG icons would be a tenth of the page's elements.
  "&::before": {
    content: '""',
    flex: "none",
    width: "0.35em",
    height: "0.72em",
    margin: "0.24em 0.45em 0",
    border: `solid ${color.calm}`,
    borderWidth: "0 2px 2px 0",
    transform: "rotate(45deg)",
  },
});
const bannerBox = css({
  display: "grid",
  gap: `${space.x2} ${space.x5}`,
  alignItems: "center",
  marginTop: space.x3,
  padding: `min(${space.x4}, 7vw)`,
  [media.print]: { display: "block", margin: `${space.x2} 0 0`, padding: 0, breakInside: "avoid" },
  borderRadius: radius.card,
  color: color.textOnDark,
  background: color.groundCalm,
  [media.medium]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
  // Limits the button's width, so that a long agent name on it does not squeeze the text beside it.
  [media.desk]: {
    gridTemplateColumns: "auto minmax(0, 1fr) fit-content(18rem)",
    padding: `${space.x4} ${space.x6}`,
  },
});
const bannerHeading = css({
  // Makes the heading as narrow as the large savings figure, but at least about sixteen letters wide.
  width: "min-content",
  minWidth: "min(10.4em, 64vw)",
  lineHeight: 1.2,
  [media.print]: { width: "auto" },
});
/** Styles of the savings figure, scaled by its length so that `$1,500` fits on one line of the smallest phone. */
const bannerFigure = (figure: string) => {
  const most = Math.min(7.5, 44 / figure.length);
  return css({
    display: "block",
    fontSize: `min(clamp(${Math.min(4.5, most)}rem, 3rem + 5vw, ${most}rem), ${120 / figure.length}vw)`,
    lineHeight: 0.95,
    letterSpacing: "-0.05em",
    whiteSpace: "nowrap",
    color: color.linkOnDark,
    [media.print]: { display: "inline", fontSize: "inherit", letterSpacing: 0 },
  });
};
const bannerButtons = css({
  display: "grid",
  gap: space.x1half,
  [media.medium]: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap" },
  [media.desk]: { gridColumn: "auto", display: "grid" },
  [media.print]: { marginTop: space.x1 },
});

export const productsFragment = graphql`
  fragment Products on Query {
    agency {
      figures {
        savings
      }
    }
    home {
      products {
        heading
        text
        popularLabel
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
      }
    }
    ...Principal
  }
`;

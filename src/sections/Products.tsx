import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { buttonStyles } from "../components/buttonStyles";
import { container } from "../components/container";
import { evenRows } from "../components/evenRows";
import { Icon } from "../components/Icon";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { sectionStyles } from "../components/sectionStyles";
import { principal } from "../lib/principal";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius, space } from "../styles/tokens";

interface ProductsProps {
  data: Queries.ProductsFragment;
}

/** The kinds of insurance, and the discount for more than one policy. */
export function Products({ data }: ProductsProps) {
  const { products: words } = data.home;
  const { banner } = words;
  return (
    <section id="products" tabIndex={-1} aria-labelledby="products-heading" css={sectionStyles.air}>
      <div css={container}>
        <div css={sectionStyles.head}>
          <h2 id="products-heading">{words.heading}</h2>
          <p css={sectionStyles.lead}>{words.text}</p>
        </div>
        <ul css={[grid, rowsOf(data.allProduct.nodes.length), sectionStyles.cardsInPrint]}>
          {data.allProduct.nodes.map((product) => (
            <li key={product.title} css={[sectionStyles.card, card, product.popular && popularCard]}>
              <span css={iconTile}>
                <Icon name={product.icon} size="1.75rem" />
              </span>
              <h3>
                {product.title} {product.popular && <strong css={popularLabel}>{words.popularLabel}</strong>}
              </h3>
              <p css={description}>{product.description}</p>
              <ul css={features}>
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
          <div>
            <h3 css={bannerHeading}>{banner.heading}</h3>
            <p css={bannerText}>{banner.text}</p>
          </div>
          <div css={bannerButtons}>
            <QuoteButton look="light">{banner.calculateButton}</QuoteButton>
            <PhoneLink phone={principal(data).phone} icon="phone" styles={buttonStyles.onCalm}>
              {banner.callButton}
            </PhoneLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const grid = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.x3 });
const rowsOf = (count: number) =>
  css({ [media.medium]: evenRows(count, 2), [media.desk]: evenRows(count, 3) });
const card = css({
  position: "relative",
  display: "grid",
  // Icon, title, description and features stand on the same lines across a row of cards.
  gridTemplateRows: "subgrid",
  gridRow: "span 4",
  gap: space.x1half,
  padding: `min(${space.x3}, 6vw)`,
  [media.wide]: { padding: space.x4 },
});
const popularCard = css({ borderColor: color.action, boxShadow: `0 0 0 1px ${color.action}` });
const popularLabel = css({
  position: "absolute",
  top: 0,
  right: space.x3,
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
const iconTile = css({
  display: "grid",
  placeItems: "center",
  width: "3.25rem",
  height: "3.25rem",
  borderRadius: radius.card,
  color: color.calm,
  background: color.groundCalmLight,
  [media.print]: { display: "none" },
});
const description = css({ color: color.textMuted });
const features = css({
  display: "grid",
  alignContent: "start",
  gap: space.x1,
  paddingTop: space.x2,
  borderTop: `1px solid ${color.hairline}`,
});
const featureRow = css({
  display: "flex",
  gap: space.x1,
  lineHeight: 1.4,
  // A tick of two edges, as the icons are drawn: two dozen icons would be a tenth of the page's elements, and each of
  // them costs a press on a quote button its share (docs/decisions/native-dialogs.md).
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
  gap: space.x3,
  alignItems: "center",
  marginTop: space.x3,
  padding: `min(${space.x4}, 8vw)`,
  [media.print]: { margin: 0, padding: 0, breakInside: "avoid" },
  borderRadius: radius.card,
  color: color.textOnDark,
  background: color.groundCalm,
  [media.desk]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: `${space.x5} ${space.x6}` },
});
const bannerHeading = css({ fontSize: "clamp(1.5rem, 1.3rem + 1vw, 2rem)" });
const bannerText = css({ maxWidth: "52ch", paddingTop: space.x1, fontSize: fontSize.lead });
const bannerButtons = css({
  display: "grid",
  gap: space.x1half,
  [media.small]: { display: "flex", flexWrap: "wrap" },
});

export const productsFragment = graphql`
  fragment Products on Query {
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

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { buttonStyles } from "../components/buttonStyles";
import { container } from "../components/container";
import { evenRows } from "../components/evenRows";
import { Icon } from "../components/Icon";
import { PhoneLink } from "../components/PhoneLink";
import { ProviderFrame } from "../components/ProviderFrame";
import { QuoteButton } from "../components/QuoteButton";
import { RidgeLine } from "../components/RidgeLine";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius, shadow, space } from "../styles/tokens";

interface HeroProps {
  data: Queries.HeroFragment;
}

/** The promise, the two ways to a person, four proofs; the lead form on large screens. */
export function Hero({ data }: HeroProps) {
  const { hero } = data.home;
  const { actions } = data.layout;
  return (
    <section>
      <div css={sky}>
        <div css={[container, columns]}>
          <div css={promise}>
            <h1>{hero.headline}</h1>
            <p css={lead}>{hero.text}</p>
            <div css={buttons}>
              <QuoteButton styles={large}>{actions.review}</QuoteButton>
              <PhoneLink phone={data.agency.phone} icon="phone" styles={css([buttonStyles.secondary, large])}>
                {actions.call}
              </PhoneLink>
            </div>
          </div>
          <div css={formCard}>
            <ProviderFrame data={data} frame={data.embeds.leadForm} />
          </div>
        </div>
        <div css={ridge}>
          <RidgeLine />
        </div>
      </div>
      <div css={band}>
        <ul css={[container, badges, badgeRows(hero.badges.length)]}>
          {hero.badges.map(({ icon, label, value }) => (
            <li key={label} css={badge}>
              <Icon name={icon} size="1.75rem" />
              <span>
                <strong css={badgeValue}>{value}</strong>
                <span css={badgeLabel}>{label}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const sky = css({
  position: "relative",
  overflow: "hidden",
  background: `linear-gradient(${color.skyHigh}, ${color.skyMiddle} 62%, ${color.skyLow})`,
});
const columns = css({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gap: space.x6,
  paddingBlock: `${space.x6} 13rem`,
  [media.medium]: { paddingBlock: `${space.x8} 18rem` },
  [media.desk]: {
    gridTemplateColumns: "minmax(0, 1fr) 26rem",
    alignItems: "start",
    paddingBlock: `${space.x5} 5rem`,
  },
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 27.5rem" },
  [media.print]: { display: "block", paddingBlock: space.x3 },
});
const promise = css({
  display: "grid",
  gap: space.x3,
  justifyItems: "start",
  maxWidth: "42rem",
  [media.desk]: { paddingTop: space.x5 },
});
const lead = css({ maxWidth: "46ch", fontSize: fontSize.lead });
const buttons = css({
  display: "grid",
  gap: space.x1half,
  width: "100%",
  [media.small]: { display: "flex", flexWrap: "wrap", width: "auto" },
});
const large = css({
  minHeight: "3.25rem",
  [media.medium]: { paddingInline: space.x4, fontSize: "1.0625rem" },
});
const formCard = css({
  // What is not shown comes near no screen, so its form is not even fetched.
  display: "none",
  [media.desk]: {
    display: "block",
    padding: space.x1half,
    borderRadius: radius.card,
    background: color.card,
    boxShadow: shadow.raised,
  },
});
const ridge = css({
  position: "absolute",
  inset: "auto 0 0 0",
  "& svg": { width: "100%" },
  [media.print]: { display: "none" },
});
const band = css({ color: color.textOnDark, background: color.groundDark });
const badges = css({
  display: "grid",
  // Two in a row, or one where the text is too large for two.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))",
  gap: `${space.x3} ${space.x2}`,
  paddingBlock: `${space.x3} ${space.x5}`,
  [media.print]: { paddingBlock: 0 },
});
const badgeRows = (count: number) =>
  css({
    [media.medium]: evenRows(count, 4),
    [media.desk]: evenRows(count, 5),
    [media.print]: evenRows(count, 4),
  });
const badge = css({
  display: "flex",
  gap: space.x1half,
  alignItems: "center",
  "& > svg": { color: color.linkOnDark },
});
const badgeValue = css({ display: "block", fontWeight: fontWeight.heading, lineHeight: 1.25 });
const badgeLabel = css({
  display: "block",
  fontSize: fontSize.small,
  lineHeight: 1.35,
  color: color.textOnDarkMuted,
});

export const heroFragment = graphql`
  fragment Hero on Query {
    agency {
      phone
    }
    home {
      hero {
        headline
        text
        badges {
          icon
          label
          value
        }
      }
    }
    layout {
      actions {
        review
        call
      }
    }
    embeds {
      leadForm {
        ...EmbedFrame
      }
    }
    ...ProviderFrame
  }
`;

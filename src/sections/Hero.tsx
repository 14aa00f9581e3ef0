import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FormIntro } from "../components/FormIntro";
import { Icon } from "../components/Icon";
import { OpenStatus } from "../components/OpenStatus";
import { PhoneLink } from "../components/PhoneLink";
import { PrincipalFace, PrincipalName } from "../components/PrincipalFace";
import { ProviderFrame } from "../components/ProviderFrame";
import { QuoteButton } from "../components/QuoteButton";
import { Skyline, skylineHeight } from "../components/Skyline";
import { Stars } from "../components/Stars";
import { buttonStyles } from "../styles/buttonStyles";
import { balancedGrid, cluster, stack } from "../styles/compositions";
import { container, darkBox, panel, screenOnly, tallLink } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, headerHeight, media, shadow, space, width } from "../styles/tokens";

export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { agency, allTestimonial, home } = data;
  const { hero } = home;
  const { actions } = data.layout;
  const { spanish } = home.contact.call;
  return (
    <section css={heroSection}>
      <div css={heroText}>
        <h1>{hero.headline}</h1>
        <p css={{ fontSize: fontSize.lead }}>{hero.text}</p>
        <div css={buttons}>
          <QuoteButton>{actions.review}</QuoteButton>
          <PhoneLink icon="phone" label={actions.call} css={buttonStyles.secondary} />
          {hero.proof && allTestimonial.totalCount > 0 && (
            <a href="#testimonials" css={proof}>
              {agency.figures.rating !== null && <Stars rating={agency.figures.rating} />}
              {hero.proof}
            </a>
          )}
        </div>
        <PrincipalFace css={person}>
          <PrincipalName css={hiddenOnDesktop} />
          <OpenStatus />
          {spanish && (
            <p lang="es" translate="no">
              <PhoneLink label={spanish} css={tallLink} />
            </p>
          )}
        </PrincipalFace>
      </div>
      <div css={formCard}>
        <FormIntro intro={hero.formIntro} />
        <ProviderFrame place="leadForm" />
      </div>
      {/* The sky follows the text in DOM order, so that browsers can paint the text before the SVG markup arrives. */}
      <div css={[sky, screenOnly]}>
        <Skyline />
      </div>
      <div css={band}>
        <div css={[container, badgeStrip]}>
          {hero.badges.length > 0 && (
            <ul role="list" css={[balancedGrid(hero.badges.length, [2, 4, 4], space.x2), badges]}>
              {hero.badges.map(({ icon, label, value }) => (
                <li key={label}>
                  <Icon name={icon} size="1.75rem" />
                  <span>
                    {value && <strong>{value}</strong>}
                    <small>{label}</small>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

const formWidth = "clamp(25rem, 50vw - 10rem, 27.5rem)";
// The hero has two rows: the text in front of the sky, and the dark band with the badges. On desktop, the lead form is
// in a column on the right and spans both rows. On smaller screens, the lead form is hidden.
const heroSection = css({
  display: "grid",
  gridTemplateColumns: `minmax(${space.gutter}, 1fr) minmax(0, ${width.container}) minmax(${space.gutter}, 1fr)`,
  [media.desktop]: {
    gridTemplateColumns: `minmax(${space.gutter}, 1fr) minmax(0, calc(${width.container} - ${formWidth})) ${formWidth} minmax(${space.gutter}, 1fr)`,
    gridTemplateRows: "1fr auto",
    // Leaves room for the next section's heading above the fold.
    minHeight: `min(100svh - ${headerHeight} - 10rem, 55rem)`,
  },
});
const sky = css({
  display: "grid",
  gridArea: "1 / 1 / auto / -1",
  alignContent: "end",
  overflow: "hidden",
  background: `linear-gradient(${color.skyHigh}, ${color.skyMiddle} 62%, ${color.skyLow})`,
});
const heroText = css(stack(`clamp(${space.x2}, 3vw, ${space.x3})`), {
  zIndex: 1,
  gridArea: "1 / 2",
  maxWidth: "45rem",
  // The bottom padding leaves room for the drawing of the skyline.
  paddingBlock: "min(clamp(2rem, 8vw, 4rem), 5svh) clamp(9.5rem, 2.5rem + 26vw, 15rem)",
  // On desktop, the bottom padding keeps the text above the sun in the skyline.
  [media.desktop]: {
    paddingBlock: `${space.x6} calc(0.85 * ${skylineHeight} + 0.5rem)`,
    marginRight: space.x5,
  },
});
const buttons = css(cluster(`${space.x1half} ${space.x2}`), {
  "& > *": { flex: "1 1 16rem", minHeight: "3.25rem", [media.medium]: { flex: "0 1 auto" } },
});
const person = css({
  // Leaves room for two lines of open/closed status below the name, so that inserting it causes no layout shift.
  minHeight: "5.8em",
  alignItems: "start",
  "& > [data-gatsby-image-wrapper]": { [media.desktop]: { display: "none" } },
  [media.desktop]: {
    display: "block",
    minHeight: 0,
    fontSize: fontSize.body,
  },
});
/** Hides the principal's name on desktop, where the name already appears above the lead form. */
const hiddenOnDesktop = css({ [media.desktop]: { display: "none" } });
const proof = css(cluster(`0 ${space.x1half}`), {
  fontWeight: fontWeight.strong,
  color: color.text,
  // Puts the stars above the text, so that this link fits next to the buttons.
  [media.medium]: { display: "grid" },
  [media.hover]: { "&:hover": { color: color.linkHover } },
});
const formCard = css({
  // Hides the card except on desktop. Browsers don't load the hidden form, because the iframe has `loading="lazy"`.
  display: "none",
  [media.desktop]: {
    display: "block",
    zIndex: 1,
    alignSelf: "start",
    gridArea: "1 / 3 / span 2",
    marginBlock: `${space.x3} ${space.x4}`,
    padding: `${space.x3} ${space.x1half} ${space.x2}`,
    ...panel,
    background: color.card,
    boxShadow: shadow.raised,
  },
});
const band = css(darkBox, { gridArea: "2 / 1 / auto / -1" });
const badgeStrip = css({
  paddingBlock: space.x3,
  [media.desktop]: {
    paddingBlock: `${space.x2} 5rem`,
    // Keeps the badges clear of the lead form, which overlaps this strip.
    "& > ul": { marginRight: `calc(${formWidth} + ${space.x5})` },
  },
});
const badges = css({
  lineHeight: 1.25,
  "& > li": cluster(`${space.half} ${space.x1half}`),
  "& > li > span": { flex: "1 1 5.5rem" },
  "& svg": { color: color.linkOnDark },
  "& strong": { display: "block" },
  "& small": { fontSize: fontSize.small, color: color.textOnDarkMuted },
});

export const heroFragment = graphql`
  fragment Hero on Query {
    home {
      hero {
        headline
        text
        proof
        formIntro
        badges {
          icon
          label
          value
        }
      }
      contact {
        call {
          spanish
        }
      }
    }
    allTestimonial {
      totalCount
    }
    agency {
      figures {
        rating
      }
    }
    layout {
      actions {
        review
        call
      }
    }
  }
`;

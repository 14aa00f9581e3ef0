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
import { SpanishPhoneLine } from "../components/SpanishPhoneLine";
import { Stars } from "../components/Stars";
import { phoneNumbers } from "../lib/principalAgent";
import { buttonStyles } from "../styles/buttonStyles";
import { evenRows, upToTwoColumns } from "../styles/evenRows";
import { container, photoSelector, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, headerHeight, media, radius, shadow, space } from "../styles/tokens";

export function Hero({ data }: { data: Queries.HeroFragment }) {
  const { agency, home, layout, embeds } = data;
  const { hero } = home;
  const { actions } = layout;
  return (
    <section css={screen}>
      <div css={[container, columns]}>
        <div css={promise}>
          <h1>{hero.headline}</h1>
          <p>{hero.text}</p>
          <div css={buttons} data-contact="" data-in-view="">
            <QuoteButton styles={large}>{actions.review}</QuoteButton>
            <PhoneLink
              phone={agency.phone}
              icon="phone"
              label={actions.call}
              numbers={phoneNumbers(data)}
              styles={largeSecondary}
            />
            {hero.proof && (
              <a href="#testimonials" css={proof}>
                {agency.figures.rating !== null && <Stars rating={agency.figures.rating} />}
                {hero.proof}
              </a>
            )}
          </div>
          <PrincipalFace data={data} styles={person}>
            <PrincipalName data={data} />
            <OpenStatus data={data} oneLine />
            <SpanishPhoneLine data={data} styles={inSpanish} />
          </PrincipalFace>
        </div>
        <div css={[formCard, css({ "--least-height": `${embeds.leadForm.height}px` })]}>
          <FormIntro data={data} intro={hero.formIntro} />
          <ProviderFrame data={data} place="leadForm" />
        </div>
      </div>
      {/* After the text in the HTML, so that browsers can paint the text before the skyline's SVG arrives. */}
      <div css={[sky, screenOnly]}>
        <Skyline />
      </div>
      <div css={[sectionStyles.darkBox, band]}>
        <div css={[container, badgeStrip]}>
          {hero.badges.length > 0 && (
            <ul role="list" css={[badges, css({ [media.medium]: evenRows(hero.badges.length, 4) })]}>
              {hero.badges.map(({ icon, label, value }) => (
                <li key={label} css={badge}>
                  <Icon name={icon} size="1.75rem" />
                  <span>
                    {value && <strong>{value}</strong>}
                    <span>{label}</span>
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

const screen = css({
  display: "grid",
  [media.desktop]: {
    gridTemplateRows: "1fr auto",
    // Leaves room for the next section's heading above the fold.
    minHeight: `min(100svh - ${headerHeight} - 10rem, 55rem)`,
    "& ~ #products": { paddingBlock: space.x8 },
  },
});
const sky = css({
  display: "grid",
  gridArea: "1 / 1",
  alignContent: "end",
  overflow: "hidden",
  background: `linear-gradient(${color.skyHigh}, ${color.skyMiddle} 62%, ${color.skyLow})`,
});
const formWidth = "clamp(25rem, 50vw - 10rem, 27.5rem)";
const columns = css({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridArea: "1 / 1",
  gap: space.x5,
  // The bottom padding leaves room for the drawing of the skyline.
  paddingBlock: `${space.x4} 9.5rem`,
  [media.medium]: { paddingBlock: `${space.x8} 15rem` },
  [media.low]: { paddingBlock: `${space.x2} 9.5rem` },
  [media.desktop]: {
    gridRow: "1 / span 2",
    gridTemplateRows: "subgrid",
    gridTemplateColumns: `minmax(0, 1fr) ${formWidth}`,
    alignItems: "start",
    rowGap: 0,
    paddingBlock: `${space.x3} ${space.x4}`,
    // Lets clicks through to the badges, which this grid overlaps.
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto" },
  },
  [media.print]: { paddingBlock: space.x3 },
});
const promise = css({
  display: "grid",
  gap: space.x2,
  [media.medium]: { gap: space.x3 },
  justifyItems: "start",
  maxWidth: "45rem",
  "& > p": { fontSize: fontSize.lead },
  [media.low]: { gap: space.x2 },
  // The bottom padding keeps the text above the sun in the skyline.
  [media.desktop]: { padding: `${space.x3} 0 calc(0.85 * ${skylineHeight} + 0.5rem)` },
});
const buttons = css({
  display: "grid",
  gap: space.x1half,
  width: "100%",
  [media.small]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.x2, width: "auto" },
});
const large = css({ minHeight: "3.25rem" });
const largeSecondary = css(buttonStyles.secondary, large);
/** On desktop, hides the principal's portrait and name here, because both are above the lead form. */
const person = css({
  alignItems: "start",
  // Reserves two lines for the status, which may wrap on a phone.
  [media.phone]: { minHeight: "5.8em" },
  [media.desktop]: {
    display: "block",
    fontSize: fontSize.body,
    [`& > ${photoSelector}, & > div > span:first-of-type`]: { display: "none" },
  },
});
const inSpanish = css({ "& > a": { color: color.text } });
const proof = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.x1half,
  alignItems: "center",
  minHeight: space.tapTarget,
  fontWeight: fontWeight.strong,
  color: color.text,
  // In viewports from 48em, puts the stars above the text, so that this link fits next to the buttons.
  [media.medium]: { display: "grid" },
  [media.hover]: { "&:hover": { color: color.linkHover } },
});
const formCard = css({
  // Hidden except on desktop. Browsers don't load the form while it is hidden, because its iframe is lazy.
  display: "none",
  [media.desktop]: {
    display: "block",
    gridArea: "1 / 2 / span 2",
    padding: `${space.x3} ${space.x1half} ${space.x2}`,
    borderRadius: radius.card,
    background: color.card,
    boxShadow: shadow.raised,
    [media.forcedColors]: { border: "1px solid" },
    // Keeps the hero's height when a short thank-you message replaces the submitted form.
    "& [data-frame]": { minHeight: "var(--least-height)", alignContent: "center" },
  },
});
const band = css({ gridArea: "2 / 1" });
const badgeStrip = css({
  paddingBlock: space.x3,
  [media.desktop]: {
    paddingBlock: `${space.x2} 5rem`,
    // Keeps the badges clear of the lead form, which overlaps this strip.
    "& > ul": { marginRight: `calc(${formWidth} + ${space.x5})` },
  },
});
const badges = css({
  display: "grid",
  gridTemplateColumns: upToTwoColumns("8rem"),
  gap: `${space.x3} ${space.x2}`,
});
const badge = css({
  display: "flex",
  gap: space.x1half,
  alignItems: "center",
  lineHeight: 1.25,
  "& > svg": { color: color.linkOnDark },
  "& strong, & span span": { display: "block" },
  "& strong": { fontWeight: fontWeight.strong },
  "& span span": { fontSize: fontSize.small, color: color.textOnDarkMuted },
  // From 1024 to 1199 px, the lead form leaves no room for the badges' icons.
  [media.desktop]: { alignItems: "start", "& > svg": { display: "none" } },
  [media.wide]: { "& > svg": { display: "block" } },
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
    }
    ...Agency
    ...Actions
    ...SpanishPhoneLine
    ...OpenStatus
    ...PrincipalFace
    ...ProviderFrame
  }
`;

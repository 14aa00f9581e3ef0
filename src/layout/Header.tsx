import { css } from "@emotion/react";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { NavItem } from "../components/NavItem";
import { PhoneLink } from "../components/PhoneLink";
import { commandFor, QuoteButton } from "../components/QuoteButton";
import { container, screenOnly } from "../components/sectionStyles";
import { labelInName } from "../lib/accessibleName";
import { Attribute } from "../lib/dataAttributes";
import { withoutEditMarks } from "../lib/editMarks";
import { media } from "../styles/mediaQueries";
import { color, fontSize, fontWeight, space } from "../styles/tokens";
import { iconButton } from "./dialogStyles";
import { bar, barInner, callPill, callWord, homeLink, withThumbBar } from "./headerBarStyles";
import { MENU_ID } from "./Menu";

/** The home page's sticky header: the full navigation on a desktop, call and menu buttons on a phone. */
export function Header({ data }: { data: Queries.MenuFragment }) {
  const { agency, layout } = data;
  const fits = queryForNavigation(agency.name, layout.navigation);
  const crowded = fits !== media.desktop && small;
  return (
    <header css={bar}>
      <div css={[container, barInner]}>
        <a href="/" aria-label={labelInName(layout.homeLink, agency.name)} css={home}>
          <Logo name={agency.name} />
        </a>
        <nav
          aria-label={layout.menu.navigation}
          css={[flexible, css({ display: "none", [fits]: { display: "block" } })]}
        >
          <ul role="list" css={[list, crowded]}>
            {layout.navigation.map((item) => (
              <li key={item.name}>
                <NavItem item={item} home styles={css([link, crowded])} />
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink phone={agency.phone} icon="phone" styles={css([deskOnly, phone, crowded])} />
        <QuoteButton styles={css([deskOnly, flexible, review, crowded])}>{layout.actions.review}</QuoteButton>
        <div css={[callAndMenu, css({ [fits]: { display: "none" } }), screenOnly]}>
          <PhoneLink phone={agency.phone} icon="phone" styles={css(callPill, besidesBar)}>
            <span css={callWord}>{layout.actions.callShort}</span>
          </PhoneLink>
          <button
            type="button"
            {...commandFor(MENU_ID, "show-modal")}
            aria-label={layout.menu.open}
            css={[iconButton, css({ marginRight: `-${space.x1}` })]}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

/**
 * The media query from which the header's items fit in one row, estimated from the number of letters, in em. Where
 * they do not, the menu button stays.
 */
function queryForNavigation(name: string, links: readonly { readonly name: string }[]): string {
  const { length: letters } = withoutEditMarks(links.map((link) => link.name).join(""));
  const row = 28 + 0.31 * withoutEditMarks(name).length + 0.44 * letters + 0.75 * links.length;
  if (row <= 61) return media.desktop;
  // The container has gutters of 3 em, and is at most 76 em wide until 60 % of the viewport are more.
  return `@media screen and (min-width: ${Math.ceil(row <= 76 ? row + 6 : row / 0.6)}em)`;
}

/** Makes an item as narrow as its longest word before the header's items take two rows. */
const flexible = css({ width: "min-content", flexGrow: 1, maxWidth: "max-content" });
const home = css(homeLink, flexible, { marginRight: "auto" });
const callAndMenu = css({
  display: "flex",
  gap: "inherit",
  alignItems: "center",
  marginLeft: "auto",
  [media.desktop]: { marginLeft: 0 },
});
/** The bar at the bottom of a phone's screen has a call button too. */
const besidesBar = css({ [media.thumb]: { [`${withThumbBar} &`]: { visibility: "hidden" } } });
const deskOnly = css({ display: "none", [media.desktop]: { display: "inline-flex" } });
const list = css({
  display: "flex",
  alignItems: "center",
  gap: `clamp(0.875rem, 5vw - 2.7rem, ${space.x3})`,
});
const item = css({
  paddingBlock: space.x1half,
  fontSize: fontSize.small,
  lineHeight: 1.25,
  color: color.text,
  textDecoration: "none",
  [media.wide]: { fontSize: fontSize.body },
  [media.hover]: { "&:hover": { color: color.link, textDecoration: "underline" } },
});
const link = css(item, { display: "block", fontWeight: fontWeight.medium, overflowWrap: "normal" });
const phone = css(item, {
  flex: "none",
  alignItems: "center",
  gap: space.x1,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Room inside of the focus ring.
  marginInline: `-${space.x1}`,
  paddingInline: space.x1,
  "&:focus-visible": { outlineOffset: "-3px" },
  // The links need the icon's room to be apart.
  "& > svg": { display: "none", [media.wide]: { display: "block" } },
});
const small = css({ [media.wide]: { gap: space.x1half, fontSize: fontSize.small } });
const review = css({
  minHeight: "2.75rem",
  // Narrow padding, so that the button's text fits on one line at 1024 px minus a scrollbar of 15 px.
  paddingInline: space.x1half,
  fontSize: fontSize.small,
  overflowWrap: "normal",
  // Makes this button take up room before the other items do, so that its text is the last to wrap.
  flexGrow: 99,
  [media.wide]: { paddingInline: space.x2, fontSize: fontSize.body },
  // Outlined while another button for the same action is on the screen.
  [`html:has([${Attribute.InView}]) &`]: {
    color: color.text,
    background: color.card,
    borderColor: color.controlEdge,
    [media.hover]: { "&:hover": { borderColor: color.text } },
  },
});

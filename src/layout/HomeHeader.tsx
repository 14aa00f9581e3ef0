import { css } from "@emotion/react";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { NavItem } from "../components/NavItem";
import { PhoneLink } from "../components/PhoneLink";
import { commandFor, QuoteButton } from "../components/QuoteButton";
import { container, screenOnly } from "../components/sectionStyles";
import { labelInName } from "../lib/accessibleName";
import { Attribute } from "../lib/dataAttributes";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";
import { iconButton } from "./dialogStyles";
import { callLabel, callPill, headerBar, headerBarContent, homeLink, withThumbBar } from "./headerBarStyles";
import { MENU_ID } from "./Menu";

/** The header of the home page. Other pages have a `SubpageHeader`. */
export function HomeHeader({ data }: { data: Queries.MenuFragment }) {
  const { agency, layout } = data;
  return (
    <header css={headerBar}>
      <div css={[container, headerBarContent]}>
        <a href="/" aria-label={labelInName(layout.homeLink, agency.name)} css={homeLogo}>
          <Logo name={agency.name} />
        </a>
        <nav aria-label={layout.menu.navigation} css={navigation}>
          <ul role="list" css={navList}>
            {layout.navigation.map((item) => (
              <li key={item.name}>
                <NavItem item={item} home styles={navLink} />
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink phone={agency.phone} icon="phone" styles={css([desktopOnly, phoneLink])} />
        <QuoteButton styles={reviewButton}>{layout.actions.review}</QuoteButton>
        <div css={[callAndMenu, screenOnly]}>
          <PhoneLink phone={agency.phone} icon="phone" styles={css(callPill, hiddenByThumbBar)}>
            <span css={callLabel}>{layout.actions.callShort}</span>
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

/** Lets a flex item shrink to its longest word before the header wraps to a second row. */
const flexible = css({ width: "min-content", flexGrow: 1, maxWidth: "max-content" });
const homeLogo = css(homeLink, flexible, { marginRight: "auto" });
const callAndMenu = css({
  display: "flex",
  gap: "inherit",
  alignItems: "center",
  marginLeft: "auto",
  [media.desktop]: { display: "none" },
});
const hiddenByThumbBar = css({ [media.thumb]: { [`${withThumbBar} &`]: { visibility: "hidden" } } });
const desktopOnly = css({ display: "none", [media.desktop]: { display: "inline-flex" } });
const navigation = css(flexible, { display: "none", [media.desktop]: { display: "block" } });
/** If the links don't fit on one line, they wrap. Two lines fit into the header's usual height. */
const navList = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: `clamp(0.875rem, 5vw - 2.7rem, ${space.x3})`,
});
const headerItem = css({
  paddingBlock: "0.15rem",
  fontSize: fontSize.small,
  lineHeight: 1.25,
  color: color.text,
  textDecoration: "none",
  [media.wide]: { fontSize: fontSize.body },
  [media.hover]: { "&:hover": { color: color.link, textDecoration: "underline" } },
});
const navLink = css(headerItem, { display: "block", fontWeight: fontWeight.medium, overflowWrap: "normal" });
const phoneLink = css(headerItem, {
  flex: "none",
  alignItems: "center",
  gap: space.x1,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Adds space between the phone number and its focus ring, without moving the number.
  marginInline: `-${space.x1}`,
  paddingInline: space.x1,
  "&:focus-visible": { outlineOffset: "-3px" },
  "& > svg": { display: "none", [media.wide]: { display: "block" } },
});
const reviewButton = css(desktopOnly, flexible, {
  minHeight: "2.75rem",
  // Keeps the button's text on one line at 1009 px (1024 px minus a 15 px scrollbar).
  paddingInline: space.x1half,
  fontSize: fontSize.small,
  overflowWrap: "normal",
  // Gives this button nearly all free space, so the agency's name and the navigation wrap before the button's text.
  flexGrow: 99,
  [media.wide]: { paddingInline: space.x2, fontSize: fontSize.body },
  // Outlined instead of filled while another button for the same action is in the viewport.
  [`html:has([${Attribute.InView}]) &`]: {
    color: color.text,
    background: color.card,
    borderColor: color.controlEdge,
    [media.hover]: { "&:hover": { borderColor: color.text } },
  },
});

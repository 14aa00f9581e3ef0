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
import { callLabel, callPill, headerBar, headerBarContent, homeLink, withThumbBar } from "./headerBarStyles";
import { MENU_ID } from "./Menu";

/** The header of the home page. Other pages have a `SubpageHeader`. */
export function HomeHeader({ data }: { data: Queries.MenuFragment }) {
  const { agency, layout } = data;
  const wideEnough = queryForNavigation(agency.name, layout.navigation);
  const crowded = wideEnough !== media.desktop && compact;
  return (
    <header css={headerBar}>
      <div css={[container, headerBarContent]}>
        <a href="/" aria-label={labelInName(layout.homeLink, agency.name)} css={homeLogo}>
          <Logo name={agency.name} />
        </a>
        <nav
          aria-label={layout.menu.navigation}
          css={[flexible, css({ display: "none", [wideEnough]: { display: "block" } })]}
        >
          <ul role="list" css={[navList, crowded]}>
            {layout.navigation.map((item) => (
              <li key={item.name}>
                <NavItem item={item} home styles={css([navLink, crowded])} />
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink phone={agency.phone} icon="phone" styles={css([desktopOnly, phoneLink, crowded])} />
        <QuoteButton styles={css([reviewButton, crowded])}>{layout.actions.review}</QuoteButton>
        <div css={[callAndMenu, css({ [wideEnough]: { display: "none" } }), screenOnly]}>
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

/** Returns the media query for viewports wide enough for a one-row header, estimated from text lengths. */
function queryForNavigation(name: string, links: readonly { readonly name: string }[]): string {
  const { length: letters } = withoutEditMarks(links.map((link) => link.name).join(""));
  const rowWidth = 28 + 0.31 * withoutEditMarks(name).length + 0.44 * letters + 0.75 * links.length;
  if (rowWidth <= 61) return media.desktop;
  // Adds 6em for the gutters and a scrollbar. Above 76em, the container's width is 60% of the viewport's width.
  return `@media screen and (min-width: ${Math.ceil(rowWidth <= 76 ? rowWidth + 6 : rowWidth / 0.6)}em)`;
}

/** Lets a flex item shrink to its longest word before the header wraps to a second row. */
const flexible = css({ width: "min-content", flexGrow: 1, maxWidth: "max-content" });
const homeLogo = css(homeLink, flexible, { marginRight: "auto" });
const callAndMenu = css({
  display: "flex",
  gap: "inherit",
  alignItems: "center",
  marginLeft: "auto",
  [media.desktop]: { marginLeft: 0 },
});
const hiddenByThumbBar = css({ [media.thumb]: { [`${withThumbBar} &`]: { visibility: "hidden" } } });
const desktopOnly = css({ display: "none", [media.desktop]: { display: "inline-flex" } });
const navList = css({
  display: "flex",
  alignItems: "center",
  gap: `clamp(0.875rem, 5vw - 2.7rem, ${space.x3})`,
});
const headerItem = css({
  paddingBlock: space.x1half,
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
const compact = css({ [media.wide]: { gap: space.x1half, fontSize: fontSize.small } });
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

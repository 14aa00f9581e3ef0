import { css } from "@emotion/react";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { NavItem } from "../components/NavItem";
import { PhoneLink } from "../components/PhoneLink";
import { commandFor, QuoteButton } from "../components/QuoteButton";
import { labelInName } from "../lib/accessibleName";
import { formatPhone } from "../lib/phone";
import { container, screenOnly } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, headerHeight, media, radius, space } from "../styles/tokens";
import { iconButton } from "./dialogStyles";
import { callLabel, withThumbBar } from "./ThumbBar";

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
            {...commandFor("menu", "show-modal")}
            aria-haspopup="dialog"
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

export function SubpageHeader({ data }: { data: Queries.AgencyFragment & Queries.ActionsFragment }) {
  const { agency, layout } = data;
  const { back: shortBack, backHome } = layout.actions;
  return (
    <header css={headerBar}>
      <div css={[container, headerBarContent]}>
        <div css={leftSide}>
          <a href="/" aria-label={labelInName(backHome, shortBack)} css={backLink}>
            <span css={backPart}>
              <Icon name="back" />
            </span>
            <span css={[backPart, wideOnly]}>{backHome}</span>
            <span css={[backPart, narrowOnly]}>{shortBack}</span>
          </a>
        </div>
        <a href="/" aria-label={labelInName(layout.homeLink, agency.name)} css={centeredLogo}>
          <Logo name={agency.name} />
        </a>
        <div css={rightSide}>
          <PhoneLink phone={agency.phone} icon="phone" styles={css([callPill, phonePill])}>
            <span css={wideOnly} translate="no">
              {formatPhone(agency.phone)}
            </span>
            <span css={[narrowOnly, callLabel]}>{layout.actions.callShort}</span>
          </PhoneLink>
        </div>
      </div>
    </header>
  );
}

const headerBar = css({
  position: "sticky",
  zIndex: 10,
  top: 0,
  background: color.ground,
  borderBottom: `1px solid ${color.hairline}`,
  // Not sticky, because a sticky two-row header would cover too much of the screen.
  [media.twoRowHeader]: { position: "static" },
  [media.print]: { position: "static" },
});
const headerBarContent = css({
  display: "flex",
  alignItems: "center",
  gap: `clamp(${space.x1}, 3vw - 0.125rem, ${space.x2})`,
  minHeight: headerHeight,
  paddingBlock: space.x1,
  flexWrap: "wrap",
  [media.wide]: { gap: space.x3 },
});
const homeLink = css({
  // Flex layout, because inline layout would add space for descenders below the logo.
  display: "flex",
  width: "min-content",
  maxWidth: "max-content",
  textDecoration: "none",
});
const callPill = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.x1,
  minHeight: space.tapTarget,
  paddingInline: `clamp(${space.x1half}, 4vw, ${space.x2})`,
  border: `1.5px solid ${color.controlEdge}`,
  borderRadius: radius.round,
  fontWeight: fontWeight.strong,
  color: color.text,
  background: color.card,
  textDecoration: "none",
  whiteSpace: "nowrap",
  [media.hover]: { "&:hover": { borderColor: color.text } },
  [media.tiny]: { justifyContent: "center", width: space.tapTarget, paddingInline: 0 },
  [media.desktop]: { display: "none" },
});

// The home page's header:
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
/** Lets links wrap if they don't fit on one line. Two lines fit into the header's usual height. */
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
  whiteSpace: "nowrap",
  // Adds space between the phone number and its focus ring, without moving the number.
  marginInline: `-${space.x1}`,
  paddingInline: space.x1,
  "&:focus-visible": { outlineOffset: "-3px" },
  "& > svg": { display: "none", [media.wide]: { display: "block" } },
});
const reviewButton = css(desktopOnly, flexible, {
  minHeight: space.tapTarget,
  // Keeps the button's text on one line at 1009 px (1024 px minus a 15 px scrollbar).
  paddingInline: space.x1half,
  fontSize: fontSize.small,
  overflowWrap: "normal",
  // Gives this button most of the free space, so the agency's name and the navigation wrap before it does.
  flexGrow: 99,
  [media.wide]: { paddingInline: space.x2, fontSize: fontSize.body },
  // Outlined instead of filled while another button for the same action is in the viewport.
  "html:has([data-in-view]) &": {
    color: color.text,
    background: color.card,
    borderColor: color.controlEdge,
    [media.hover]: { "&:hover": { borderColor: color.text } },
  },
});

// The other pages' header:
/** Gives the header's left and right sides the same width, so that the logo is centered. */
const side = { display: "flex", flex: 1, [media.print]: { display: "none" } } as const;
const leftSide = css({ ...side, minWidth: "1.5rem" });
const rightSide = css({ ...side, justifyContent: "flex-end" });
const backHeight = space.tapTarget;
/** If space is scarce, the link's text wraps to a second row, which is clipped. The arrow stays visible. */
const backLink = css({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: space.x1,
  height: backHeight,
  overflow: "hidden",
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  color: color.text,
  textDecoration: "none",
  [media.hover]: { "&:hover": { textDecoration: "underline" } },
});
const backPart = css({ display: "inline-flex", alignItems: "center", height: backHeight });
/** The high `flexGrow` lets the agency's name expand fully before the back link's text gets space. */
const centeredLogo = css(homeLink, { flexGrow: 100 });
const phonePill = css({ [media.desktop]: { display: "inline-flex" } });
const wideOnly = css({ display: "none", [media.medium]: { display: "inline-flex" } });
const narrowOnly = css({ [media.medium]: { display: "none" } });

import { css } from "@emotion/react";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { SiteLink } from "../components/SiteLink";
import { useSiteData } from "../components/useSiteData";
import { cluster } from "../styles/compositions";
import { container, iconLink, plainLink, screenOnly } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, headerHeight, media, radius, space } from "../styles/tokens";
import { iconButton } from "./dialogStyles";

export function HomeHeader() {
  const { agency, layout } = useSiteData();
  const { review, callShort } = layout.actions;
  return (
    <header css={headerBar}>
      <div css={[container, headerContent]}>
        <a href="/" css={[logo, beforeNavigation]}>
          <Logo name={agency.name} />
        </a>
        <nav aria-label={layout.menu.navigation} css={[shrinkable, widest, desktopOnly]}>
          <ul role="list" css={navigation}>
            {layout.navigation.map((item) => (
              <li key={item.name}>
                <SiteLink href={item.href} isHome css={navigationLink}>
                  {item.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink css={[iconLink, headerLink, desktopOnly]} />
        <QuoteButton variant="secondary" css={[shrinkable, reviewButton, desktopOnly]}>
          {review}
        </QuoteButton>
        <PhoneLink icon="phone" label={callShort} css={[callPill, phoneOnly]} />
        <button
          type="button"
          command="show-modal"
          commandfor="menu"
          aria-haspopup="dialog"
          aria-label={layout.menu.open}
          css={[iconButton, phoneOnly]}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

export function SubpageHeader() {
  const { agency, layout } = useSiteData();
  const { back, callShort } = layout.actions;
  return (
    <header css={headerBar}>
      <div css={[container, headerContent]}>
        <div css={[side, screenOnly]}>
          <a href="/" css={[plainLink, oneLine]}>
            <Icon name="back" size="20px" />
            <span>{back}</span>
          </a>
        </div>
        <a href="/" css={logo}>
          <Logo name={agency.name} />
        </a>
        <div css={[side, screenOnly]}>
          <PhoneLink icon="phone" css={[callPill, desktopOnly]} />
          <PhoneLink icon="phone" label={callShort} css={[callPill, phoneOnly]} />
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
  [media.short]: { position: "static" },
  [media.print]: { position: "static" },
});
const headerContent = css(cluster(`clamp(${space.x1}, 4vw - 1.85rem, ${space.x3})`), {
  justifyContent: "flex-end",
  minHeight: headerHeight,
  paddingBlock: space.half,
});
const desktopOnly = css({ display: "none", [media.desktop]: { display: "flex" } });
const phoneOnly = css(screenOnly, { [media.desktop]: { display: "none" } });
/** Lets the text of a header item wrap, so that all items fit in one row. */
const shrinkable = css({ flex: "10 0 min-content", maxWidth: "max-content" });
/** Gives the navigation most of the free space, so that each link needs at most two lines. */
const widest = css({ flexGrow: 30 });
const logo = css(shrinkable, { display: "flex", color: color.text, textDecoration: "none" });
const beforeNavigation = css({ marginRight: "auto" });
const navigation = cluster(`0 clamp(0.875rem, 5vw - 2.7rem, ${space.x3})`);
const headerLink = css(plainLink, {
  fontSize: "clamp(0.875rem, 0.15rem + 1.15vw, 1rem)",
  lineHeight: 1.25,
  overflowWrap: "normal",
});
const navigationLink = css(headerLink, {
  display: "flex",
  alignItems: "center",
  minHeight: "1.75rem",
  fontWeight: fontWeight.medium,
  [media.touch]: { minHeight: space.tapTarget },
});
const reviewButton = css({
  minHeight: space.tapTarget,
  paddingInline: "clamp(0.75rem, 1.6vw - 0.25rem, 1rem)",
  fontSize: "clamp(0.875rem, 0.15rem + 1.15vw, 1rem)",
  overflowWrap: "normal",
});
const oneLine = css({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: space.tapTarget,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
});
const callPill = css(oneLine, {
  padding: "0 12px 0 10px",
  border: `1.5px solid ${color.controlEdge}`,
  borderRadius: radius.round,
  color: color.text,
  background: color.card,
  textDecoration: "none",
  [media.hover]: { "&:hover": { borderColor: color.text } },
});
/** Gives the header's left and right sides equal widths to center the logo between them. */
const side = css({
  display: "flex",
  flex: "1 0 0",
  minWidth: "max-content",
  fontSize: fontSize.small,
  "&:last-child": { justifyContent: "flex-end" },
});

import { css } from "@emotion/react";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { OpenStatus } from "../components/OpenStatus";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { SiteLink } from "../components/SiteLink";
import { useSiteData } from "../components/useSiteData";
import { addressLine, mapUrl } from "../lib/address";
import { stack } from "../styles/compositions";
import { iconLink, plainLink } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, headerHeight, media, space } from "../styles/tokens";
import { backdrop, iconButton, slidesIn } from "./dialogStyles";

/** The menu for small screens. Choosing an item closes the menu (src/browser/dialogs.ts). */
export function Menu() {
  const { agency, layout } = useSiteData();
  const { menu, actions } = layout;
  return (
    <dialog
      id="menu"
      aria-label={menu.label}
      closedby="any"
      css={[backdrop, menuDialog, slidesIn({ transform: "translateX(100%)" })]}
    >
      <div css={fullHeight}>
        <div css={menuHeader}>
          <Logo name={agency.name} />
          <button type="button" command="close" commandfor="menu" aria-label={menu.close} css={iconButton}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={menu.navigation}>
          <ul role="list" css={menuItems}>
            {layout.navigation.map((item) => (
              <li key={item.name}>
                <SiteLink href={item.href} isHome css={menuLink}>
                  {item.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div css={contactOptions}>
          <OpenStatus />
          <QuoteButton>{actions.review}</QuoteButton>
          <PhoneLink icon="phone" css={contactLink} />
          <a href={mapUrl(agency.address)} css={contactLink}>
            <Icon name="pin" />
            <span translate="no">{addressLine(agency.address)}</span>
          </a>
        </div>
      </div>
    </dialog>
  );
}

const menuDialog = css({
  position: "fixed",
  inset: "0 0 0 auto",
  // The widths in docs/specification.md. Enlarged text widens the menu.
  width: "max(300px, 18.75rem)",
  [media.small]: { width: "max(400px, 25rem)" },
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "none",
  padding: `0 min(${space.x3}, 6vw) ${space.x3}`,
  border: "1px solid transparent",
  color: color.text,
  background: color.ground,
  overscrollBehavior: "contain",
  // Without JavaScript, hides in-page links, because the menu would stay open after a click and cover the section.
  [media.noScript]: { "& a[href^='#'], & li:has(> a[href^='#'])": { display: "none" } },
});
// The `<dialog>` itself must not be a flex container: in WebKitGTK, clicks in it would hit the wrong element.
const fullHeight = css({ display: "flex", flexDirection: "column", minHeight: "100%" });
const menuHeader = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: headerHeight,
});
const menuItems = css({ "& > li": { borderTop: `1px solid ${color.hairline}` } });
const menuLink = css(plainLink, {
  display: "block",
  width: "100%",
  paddingBlock: space.x2,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
});
const contactOptions = css(stack(space.x2), {
  marginTop: "auto",
  paddingTop: space.x3,
  borderTop: `1px solid ${color.hairline}`,
});
const contactLink = css(iconLink, { fontWeight: fontWeight.medium, color: color.text });

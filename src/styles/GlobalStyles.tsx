import { css, Global } from "@emotion/react";
import fontFile from "site-font";
import moreLetters from "site-font-more";
import { fallbackFaces, fallbackFamilies } from "./fallbackFonts";
import { font } from "./font";
import { media } from "./media";
import { color, fontSize, fontWeight, headerHeight, space, width } from "./tokens";

const fallbackFamily = [...fallbackFamilies, "sans-serif"].join(", ");
/** Quoted, because a font name may contain a word that begins with a digit. */
const familyName = `"${font.family}"`;
const siteFace = { fontFamily: familyName, fontWeight: font.weights, fontDisplay: "swap" };

const styles = css([
  ...fallbackFaces,
  {
    "*, *::before, *::after": { boxSizing: "border-box" },
    // Implicit grid columns must not grow with their content.
    "*": { margin: 0, gridAutoColumns: "minmax(0, 1fr)" },
    html: {
      fontFamily: fallbackFamily,
      lineHeight: 1.6,
      color: color.text,
      background: color.ground,
      WebkitTextSizeAdjust: "100%",
      scrollPaddingTop: `calc(${headerHeight} + ${space.x2})`,
      [media.twoRowHeader]: { scrollPaddingTop: "7.5rem" },
      // Locks scrolling behind a dialog without a layout shift. `scrollbar-gutter` would leave a bright stripe beside
      // the backdrop.
      "&:has(dialog:modal)": {
        overflow: "hidden",
        paddingRight: "var(--scrollbar, 0px)",
      },
    },
    body: { overflowWrap: "break-word", background: color.ground },
    "h1, h2, h3": {
      fontWeight: fontWeight.heading,
      lineHeight: 1.15,
      letterSpacing: "-0.02em",
      textWrap: "balance",
    },
    h1: { fontSize: fontSize.h1, lineHeight: 1.05, letterSpacing: "-0.03em" },
    h2: { fontSize: fontSize.h2 },
    h3: { fontSize: fontSize.h3, letterSpacing: "-0.01em" },
    "p, li, dd": { textWrap: "pretty" },
    p: { maxWidth: width.text },
    // Long words break instead of widening their box.
    "h1, h2, h3, p, li, dt, dd, blockquote, figcaption, address, summary, button": {
      overflowWrap: "anywhere",
    },
    "ul, ol, dl, dd, figure, blockquote": { padding: 0 },
    // With `none`, WebKit drops the list role.
    "ul, ol": { listStyle: '""' },
    a: { color: color.link, textUnderlineOffset: "0.2em", textDecorationThickness: "1px" },
    // `:where` has no specificity, so that a link's own colour wins.
    [media.hover]: { ":where(a):hover": { color: color.linkHover } },
    button: {
      font: "inherit",
      color: "inherit",
      letterSpacing: "inherit",
      cursor: "pointer",
      // Buttons respond at once, so the tap highlight would only delay the next paint.
      WebkitTapHighlightColor: "transparent",
    },
    "img, svg, iframe": { display: "block", maxWidth: "100%" },
    // Keeps the aspect ratio when the width is constrained.
    img: { height: "auto" },
    ":focus-visible": { outline: `3px solid ${color.ring}`, outlineOffset: "3px", borderRadius: "4px" },
    // Names and numbers keep their direction in a page translated into Arabic or Hebrew.
    "[translate=no]": { unicodeBidi: "plaintext" },
    // Anchor targets are focused by script and need no focus ring.
    "[tabindex='-1']": { outline: "none" },
    // Cross-document view transitions: the header stays, the title slides in. `interpolate-size` limits this to
    // Chromium, because WebKitGTK 2.50 crashes on navigation with view transitions.
    [media.motion]: {
      "@supports (interpolate-size: allow-keywords)": {
        "@view-transition": { navigation: "auto" },
        // Clicks during the transition go to the page.
        "::view-transition": { pointerEvents: "none" },
        // The old title may be far off screen, so only the new one is animated.
        "::view-transition-group(title)": { animationName: "none" },
        "::view-transition-old(title)": { display: "none" },
        "::view-transition-new(title)": { animationName: "title" },
        "@keyframes title": { from: { translate: "2rem", opacity: 0 } },
      },
    },
  },
]);

/**
 * The deferred styles of all pages: the site's font, high contrast and print. A font family that no `@font-face` has
 * declared yet is looked up on the visitor's machine, once for each weight, so naming it earlier would delay the first
 * paint.
 */
export const sharedStyles = css([
  { "@font-face": { ...siteFace, src: `url(${moreLetters})`, unicodeRange: font.more.letters } },
  { "@font-face": { ...siteFace, src: `url(${fontFile})` } },
  {
    ":root": { fontFamily: `${familyName}, ${fallbackFamily}` },
    // Muted text and hairlines become as dark as text.
    [media.moreContrast]: {
      "p, dt, dd, span, figcaption, :is(li, p, dd) :is(a, button), a[target]": {
        color: "inherit !important",
      },
      "*, *::before": { borderColor: "currentColor !important" },
    },
    [media.print]: {
      // Hides controls, forms and internal links. The header keeps its logo, the footer its contact details (unless the
      // page has printed them in its contact section).
      "nav, button, iframe, dialog, header a[href^=tel], a[href^='#'], main a[href='/'], footer svg, footer p, footer h2, footer section ~ *, footer div + div, main:has(#contact) ~ footer":
        { display: "none !important" },
      "*": {
        color: "#000 !important",
        background: "none !important",
        boxShadow: "none !important",
        transition: "none !important",
      },
      html: { fontSize: "87.5%", lineHeight: 1.4 },
      h1: { fontSize: "2rem" },
      h2: { fontSize: "1.5rem" },
      // No heading alone at the end of a page. Firefox ignores `break-after: avoid`, so `::after` reserves two lines.
      "h1, h2, h3": { breakAfter: "avoid", breakInside: "avoid" },
      ":is(h2, h3)::after": { content: '""', display: "block", height: "4em", marginBottom: "-4em" },
      "p, li, dl, article, footer": { breakInside: "avoid" },
      p: { maxWidth: "none" },
      "details::details-content": { contentVisibility: "visible" },
      // Prints the number or address behind a link whose text does not say it.
      "[data-paper]::after": { content: '" – " attr(data-paper)' },
    },
  },
]);

/** Reset, element defaults and the fallback fonts. Rendered once, before the page's content. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

/** Rendered once, after the main content. */
export function SharedStyles() {
  return <Global styles={sharedStyles} />;
}

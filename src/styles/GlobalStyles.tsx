import { css, Global } from "@emotion/react";
import fontFile from "site-font";
import moreLetters from "site-font-more";
import { font } from "./font";
import fallbacks from "./fontFallback.json";
import { media } from "./media";
import { color, fontSize, fontWeight, headerHeight, space, width } from "./tokens";

const standIn = (machine: string) => `"${font.family} ${machine}"`;
const standIns = [...new Set(fallbacks.map(({ machine }) => standIn(machine))), "sans-serif"];

/** In quotes, since a word of its name may begin with a digit. */
const familyName = `"${font.family}"`;
const siteFace = { fontFamily: familyName, fontWeight: font.weights, fontDisplay: "swap" };

const styles = css([
  // Fonts of visitors' machines in the font's own measures (npm run measure-font), so that nothing moves when it arrives.
  ...fallbacks.map(({ machine, ...face }) => ({ "@font-face": { fontFamily: standIn(machine), ...face } })),
  {
    "*, *::before, *::after": { boxSizing: "border-box" },
    // A grid without columns of its own has one, which large text does not widen.
    "*": { margin: 0, gridAutoColumns: "minmax(0, 1fr)" },
    html: {
      fontFamily: standIns.join(", "),
      lineHeight: 1.6,
      color: color.text,
      background: color.ground,
      WebkitTextSizeAdjust: "100%",
      scrollPaddingTop: `calc(${headerHeight} + ${space.x2})`,
      [media.twoRowHeader]: { scrollPaddingTop: "7.5rem" },
      // The page behind a dialog does not scroll, and keeps the place of its scrollbar, so that nothing jumps. Not by
      // `scrollbar-gutter`: its stripe stays bright beside the backdrop, and the menu would stand left of it.
      // When a phone is turned meanwhile, what unseenParts.ts has left out is laid out anew, and the place stays.
      "&:has(dialog:modal)": {
        overflow: "hidden",
        paddingRight: "var(--scrollbar, 0px)",
        overflowAnchor: "none",
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
    // A word wider than its box breaks; it does not widen the box.
    "h1, h2, h3, p, li, dt, dd, blockquote, figcaption, address, summary, button": {
      overflowWrap: "anywhere",
    },
    "ul, ol, dl, dd, figure, blockquote": { padding: 0 },
    // Not `none`: with it WebKit no longer tells screen readers that this is a list.
    "ul, ol": { listStyle: '""' },
    a: { color: color.link, textUnderlineOffset: "0.2em", textDecorationThickness: "1px" },
    // No stronger than a class, so that a link with a colour of its own keeps it.
    [media.hover]: { ":where(a):hover": { color: color.linkHover } },
    button: {
      font: "inherit",
      color: "inherit",
      letterSpacing: "inherit",
      cursor: "pointer",
      // Each answers a touch at once; a highlight would take a slow phone an eighth of the time in which the dialog
      // opens.
      WebkitTapHighlightColor: "transparent",
    },
    "img, svg, iframe": { display: "block", maxWidth: "100%" },
    // Where the styles of its place do not come.
    img: { height: "auto" },
    ":focus-visible": { outline: `3px solid ${color.ring}`, outlineOffset: "3px", borderRadius: "4px" },
    // Names and numbers keep their order in a page that is translated into Arabic or Hebrew.
    "[translate=no]": { unicodeBidi: "plaintext" },
    // A section that a link leads to gets the focus without a ring: it is no control.
    "[tabindex='-1']": { outline: "none" },
    // From page to page the header stays and the title slides in. `interpolate-size` stands for Chromium: with
    // transitions a press on a link ends WebKitGTK 2.50, and Firefox has none.
    [media.motion]: {
      "@supports (interpolate-size: allow-keywords)": {
        "@view-transition": { navigation: "auto" },
        // A press meanwhile is meant for the page.
        "::view-transition": { pointerEvents: "none" },
        // Not from where the last page's was, which may be far above the screen.
        "::view-transition-group(title)": { animationName: "none" },
        "::view-transition-old(title)": { display: "none" },
        "::view-transition-new(title)": { animationName: "title" },
        "@keyframes title": { from: { translate: "2rem", opacity: 0 } },
      },
    },
  },
]);

/**
 * What comes where the first screen ends, in a file that all pages share: the site's font, and what is for more contrast
 * and for paper, which moves nothing. Named sooner, the font would be looked for on the visitor's machine, once for each
 * weight, before anything is painted.
 */
export const sharedStyles = css([
  { "@font-face": { ...siteFace, src: `url(${moreLetters})`, unicodeRange: font.more.letters } },
  { "@font-face": { ...siteFace, src: `url(${fontFile})` } },
  {
    ":root": { fontFamily: [familyName, ...standIns].join(", ") },
    // Muted text gets the colour of text, and hairlines become as dark.
    [media.moreContrast]: {
      "p, dt, dd, span, figcaption, :is(li, p, dd) :is(a, button), a[target]": {
        color: "inherit !important",
      },
      "*, *::before": { borderColor: "currentColor !important" },
    },
    [media.print]: {
      // Controls, forms and links within the site are of no use on paper. Of the header the logo stays, of the footer
      // name, address, phone and email, where the page has not said them.
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
      // No heading alone at a page's foot; Firefox knows only the second way, room for two lines that is given back.
      "h1, h2, h3": { breakAfter: "avoid", breakInside: "avoid" },
      ":is(h2, h3)::after": { content: '""', display: "block", height: "4em", marginBottom: "-4em" },
      "p, li, dl, article, footer": { breakInside: "avoid" },
      p: { maxWidth: "none" },
      "details::details-content": { contentVisibility: "visible" },
      // Where a link's words do not say where it leads.
      "[data-paper]::after": { content: '" – " attr(data-paper)' },
    },
  },
]);

/** Reset and the defaults of elements. Stands once, above every page. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

/** Stands once, behind the main content. */
export function SharedStyles() {
  return <Global styles={sharedStyles} />;
}

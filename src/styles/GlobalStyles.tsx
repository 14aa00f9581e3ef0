import { css, Global } from "@emotion/react";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { media } from "./media";
import { color, fontSize, fontWeight, headerHeight, space } from "./tokens";

/** The address of the one font file, for the preload in the head. */
export const fontFile: string = figtree;

/**
 * Arial (or its metric twin) in Figtree's own measures, so that nothing moves when Figtree arrives: `size-adjust`
 * is the ratio of the two fonts' widths over the site's own text, the others are Figtree's divided by it.
 */
const fallback = (fontWeight: string, local: string, ratio: number) => ({
  "@font-face": {
    fontFamily: "Figtree fallback",
    src: local,
    fontWeight,
    sizeAdjust: `${ratio}%`,
    ascentOverride: `${(9500 / ratio).toFixed(1)}%`,
    descentOverride: `${(2500 / ratio).toFixed(1)}%`,
    lineGapOverride: "0%",
  },
});

const styles = css([
  {
    "@font-face": {
      fontFamily: "Figtree",
      src: `url(${figtree}) format("woff2")`,
      fontWeight: "300 900",
      fontDisplay: "swap",
    },
  },
  fallback("300 500", 'local("Arial"), local("Liberation Sans")', 100.3),
  fallback("600 900", 'local("Arial Bold"), local("Liberation Sans Bold")', 95.8),
  {
    "*, *::before, *::after": { boxSizing: "border-box" },
    // A grid without columns of its own has one, which large text does not widen.
    "*": { margin: 0, gridAutoColumns: "minmax(0, 1fr)" },
    html: {
      fontFamily: '"Figtree", "Figtree fallback", system-ui, sans-serif',
      fontSize: "100%",
      lineHeight: 1.6,
      color: color.text,
      background: color.ground,
      WebkitTextSizeAdjust: "100%",
      scrollPaddingTop: `calc(${headerHeight} + ${space.x2})`,
      [media.motion]: { scrollBehavior: "smooth" },
      // The page behind a dialog does not scroll, and keeps the place of its scrollbar, so that nothing jumps. Not by
      // `scrollbar-gutter`: its stripe stays bright beside the backdrop, and the menu would stand left of it.
      "&:has(dialog:modal)": { overflow: "hidden", paddingRight: "var(--scrollbar, 0px)" },
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
    p: { textWrap: "pretty" },
    "ul, ol, dl, dd, figure, blockquote": { padding: 0 },
    // Not `none`: WebKit then takes a list for a list no longer.
    "ul, ol": { listStyle: '""' },
    // Where a row or a card is narrower than a word of large text, the word breaks.
    "li, button": { overflowWrap: "anywhere" },
    a: { color: color.link, textUnderlineOffset: "0.2em", textDecorationThickness: "1px" },
    // No stronger than a class, so that a link with a colour of its own keeps it.
    [media.hover]: { ":where(a):hover": { color: color.linkHover } },
    button: { font: "inherit", color: "inherit", letterSpacing: "inherit", cursor: "pointer" },
    // The sheet that holds the page's drawings (plugins/drawings); icons and pictures refer to it.
    ".drawings": { position: "absolute" },
    "img, svg, iframe": { display: "block", maxWidth: "100%" },
    ":focus-visible": { outline: `3px solid ${color.ring}`, outlineOffset: "3px", borderRadius: "4px" },
    // A place that a link has led to is no stop: it is told by its heading.
    "[tabindex='-1']": { outline: "none" },
    // Secondary text becomes text, hairlines become lines, each in the colour of its ground.
    [media.moreContrast]: {
      "p, dt, dd, span, figcaption, :is(li, p, dd) :is(a, button), a[target]": {
        color: "inherit !important",
      },
      "*, *::before": { borderColor: "currentColor !important" },
    },
    [media.print]: {
      // Paper has no use for controls, forms and ways within the site. Of the header the logo stays, of the footer name,
      // address, phone and email, where the page has not said them.
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
      "details::details-content": { contentVisibility: "visible" },
      // Where a link's words do not say where it leads.
      "[data-paper]::after": { content: '" – " attr(data-paper)' },
    },
  },
]);

/** Font, reset and the defaults of elements. Stands once, around every page. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

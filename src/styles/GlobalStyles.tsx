import { css, Global } from "@emotion/react";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { media } from "./media";
import { color, fontSize, fontWeight, headerHeight, space } from "./tokens";

/** The address of the one font file, for the preload in the head. */
export const fontFile: string = figtree;

const styles = css({
  "@font-face": [
    {
      fontFamily: "Figtree",
      src: `url(${figtree}) format("woff2")`,
      fontWeight: "300 900",
      fontDisplay: "swap",
    },
    // The fallbacks take Figtree's own measures, so that nothing moves when it arrives (tools/fontMetrics.ts).
    {
      fontFamily: "Figtree fallback",
      src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
      sizeAdjust: "100%",
      ascentOverride: "95%",
      descentOverride: "25%",
      lineGapOverride: "0%",
    },
  ] as never,
  "*, *::before, *::after": { boxSizing: "border-box" },
  "*": { margin: 0 },
  html: {
    fontFamily: '"Figtree", "Figtree fallback", system-ui, sans-serif',
    fontSize: "100%",
    lineHeight: 1.6,
    color: color.text,
    background: color.ground,
    WebkitTextSizeAdjust: "100%",
    // The gutter stays when a dialog stops the page from scrolling, so that nothing jumps.
    scrollbarGutter: "stable",
    scrollPaddingTop: `calc(${headerHeight} + ${space.x2})`,
    [media.motion]: { scrollBehavior: "smooth" },
    "&:has(dialog:modal)": { overflow: "hidden" },
  },
  body: { overflowWrap: "break-word" },
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
  "ul, ol, dl, dd, figure, blockquote": { padding: 0, listStyle: "none" },
  a: { color: color.link, textUnderlineOffset: "0.2em", textDecorationThickness: "1px" },
  "a:hover": { color: color.linkHover },
  button: { font: "inherit", color: "inherit", letterSpacing: "inherit", cursor: "pointer" },
  "img, svg, iframe": { display: "block", maxWidth: "100%" },
  ":focus-visible": { outline: `3px solid ${color.ring}`, outlineOffset: "3px", borderRadius: "4px" },
  [media.print]: {
    "header, iframe, dialog": { display: "none !important" },
    "*": { color: "#000 !important", background: "none !important", boxShadow: "none !important" },
  },
});

/** Font, reset and the defaults of elements. Stands once, around every page. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

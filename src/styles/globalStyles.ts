import { css } from "@emotion/react";
import { fontFaces, fontFamily } from "./font";
import { color, fontSize, fontWeight, headerHeight, media, space, width } from "./tokens";

export const globalStyles = css([
  ...fontFaces,
  {
    "*, *::before, *::after": { boxSizing: "border-box" },
    "*": { margin: 0 },
    "[hidden]": { display: "none !important" },
    html: {
      colorScheme: "only light",
      fontFamily,
      lineHeight: 1.6,
      color: color.text,
      background: color.ground,
      WebkitTextSizeAdjust: "100%",
      scrollPaddingTop: `calc(${headerHeight} + ${space.x2})`,
      [media.short]: { scrollPaddingTop: space.x2 },
      // Keeps the page behind an open dialog from scrolling, and from shifting when its scrollbar disappears.
      "&:has(:is(#menu, #quote):modal)": { overflow: "hidden", scrollbarGutter: "stable" },
      "&[data-dialog-changed] iframe": { pointerEvents: "none" },
    },
    body: { background: color.ground, overflowWrap: "break-word" },
    "h1, h2, h3": { fontWeight: fontWeight.heading, lineHeight: 1.15, letterSpacing: "-0.02em" },
    h1: { fontSize: fontSize.h1, lineHeight: 1.05, letterSpacing: "-0.03em" },
    h2: { fontSize: fontSize.h2 },
    h3: { fontSize: fontSize.h3, letterSpacing: "-0.01em" },
    // `pre-line` preserves the breaks between paragraphs in text from data/.
    p: { maxWidth: width.text, whiteSpace: "pre-line" },
    "h1, h2, h3, p, li, dt, dd, blockquote, figcaption, address, summary, button": {
      overflowWrap: "anywhere",
      textWrap: "balance",
    },
    // Lists without markers need `role="list"` for VoiceOver: https://bugs.webkit.org/show_bug.cgi?id=170179
    "ul, ol": { padding: 0, listStyle: "none" },
    address: { fontStyle: "normal", whiteSpace: "pre-line" },
    summary: { paddingBlock: space.x1, fontWeight: fontWeight.strong, lineHeight: "28px", cursor: "pointer" },
    a: { color: color.link, textUnderlineOffset: "0.2em", textDecorationThickness: "1px" },
    [media.hover]: { ":where(a):hover": { color: color.linkHover } },
    button: { font: "inherit", color: "inherit", letterSpacing: "inherit", cursor: "pointer" },
    "a, button": { fontVariantNumeric: "tabular-nums" },
    "img, svg, iframe": { display: "block", maxWidth: "100%" },
    img: { height: "auto" },
    // Disables the fade-in of `GatsbyImage`, which ignores prefers-reduced-motion.
    "[data-main-image], [data-placeholder-image]": { transition: "none !important" },
    ":focus-visible": { outline: `3px solid ${color.ring}`, outlineOffset: "3px", borderRadius: "4px" },
    // Keeps names and numbers left-to-right on a page that a browser has translated into Arabic or Hebrew.
    "[translate=no]": { unicodeBidi: "plaintext" },
    "[tabindex='-1']": { outline: "none" },
    [media.print]: {
      "nav, button, iframe, dialog, main svg, footer svg, a[href^='#']": { display: "none !important" },
      "*": { color: "#000 !important", background: "none !important", boxShadow: "none !important" },
      html: { fontSize: "86%", lineHeight: 1.4 },
      h1: { fontSize: "2rem" },
      h2: { fontSize: "1.5rem" },
      "h1, h2, h3": { breakAfter: "avoid" },
      "p, li, dl, article, figure": { breakInside: "avoid" },
      p: { maxWidth: "none" },
      "a[href^='tel:']:not(p a)": { fontSize: "1.2rem" },
      "details::details-content": { contentVisibility: "visible" },
    },
  },
]);

// Breakpoints in em, so that they follow the visitor's text size (1 em = 16 px by default). Separate exports, so that the
// inline script bundles only the one it uses.

/** 640 px: the menu becomes 400 px wide. */
export const smallQuery = "(min-width: 40em)";
/** Below 640 px. */
export const belowSmallQuery = "(max-width: 39.99em)";
/** 768 px: two columns. */
export const mediumQuery = "(min-width: 48em)";
/** 1024 px: the header's own links replace the menu, and the hero shows its form. */
export const deskQuery = "(min-width: 64em)";
/** 1200 px: larger spacing. */
export const wideQuery = "(min-width: 75em)";

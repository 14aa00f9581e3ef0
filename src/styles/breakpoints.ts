// Breakpoints in em, so that they follow the visitor's text size (1 em = 16 px by default). They are separate
// exports, so that the inlined script contains only the one it uses.

/** Media query from 640 px on, where the menu becomes 400 px wide. */
export const smallQuery = "(min-width: 40em)";
export const belowSmallQuery = "(max-width: 39.99em)";
/** Media query from 768 px on, where pages have two columns. */
export const mediumQuery = "(min-width: 48em)";
/** Media query from 1024 px on, where links in the header replace the menu, and the hero shows the lead form. */
export const deskQuery = "(min-width: 64em)";
/** Media query from 1200 px on, where spacing is larger. */
export const wideQuery = "(min-width: 75em)";

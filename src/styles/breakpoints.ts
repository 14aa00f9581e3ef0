// Where the layout changes, in em so that it follows the visitor's text size (1 em is 16 px by default). Each by itself,
// because the script in the page needs one of them and should not bring the others.

/** 640 px: the menu is 400 px wide. */
export const smallQuery = "(min-width: 40em)";
/** Below it. */
export const belowSmallQuery = "(max-width: 39.99em)";
/** 768 px: two columns. */
export const mediumQuery = "(min-width: 48em)";
/** 1024 px: the header's own links replace the menu, and the hero shows its form. */
export const deskQuery = "(min-width: 64em)";
/** 1200 px: more air. */
export const wideQuery = "(min-width: 75em)";

/** Where the header's own links replace the menu, and the hero shows its form: 1024 px at the default text size. */
export const deskQuery = "(min-width: 64em)";

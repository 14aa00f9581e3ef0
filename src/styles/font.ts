/**
 * The font of the site. For another one: its packages in package.json, these lines, and `npm run measure-font` after a
 * build. Files are named as they are in node_modules.
 */
export const font = {
  family: "Figtree",
  /** What the page loads: one variable file. */
  file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  /** What it loads as well where a text has such a letter, such as the ł of Łukasz. */
  more: {
    file: "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    letters: "U+100-2BA, U+1E00-1EFF",
  },
  weights: "300 900",
  /** What the words of the share picture are drawn with, for the letters of Western and Central Europe. */
  pictureFiles: (weight: 600 | 700) =>
    ["latin", "latin-ext"].map(
      (letters) => `@fontsource/figtree/files/figtree-${letters}-${weight}-normal.woff`,
    ),
} as const;

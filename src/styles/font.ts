import bold from "@capsizecss/metrics/figtree/700";
import regular from "@capsizecss/metrics/figtree/regular";

const family = regular.familyName;
/** The font's name in Fontsource's package and file names: lower case, with hyphens for spaces. */
const id = family.toLowerCase().replaceAll(" ", "-");

/** The site's font. To change it, import another font's metrics above, and its two files in GlobalStyles.tsx. */
export const font = {
  family,
  metrics: { regular, bold },
  /** The letters of the second font file, which only pages with one of them load, such as the ł of Łukasz. */
  moreLetters: "U+100-2BA, U+1E00-1EFF",
  weights: "300 900",
  /** Static fonts for the share picture, with the letters of Western and Central Europe, as paths in node_modules. */
  pictureFiles: (weight: 600 | 700) =>
    ["latin", "latin-ext"].map((letters) => `@fontsource/${id}/files/${id}-${letters}-${weight}-normal.woff`),
} as const;

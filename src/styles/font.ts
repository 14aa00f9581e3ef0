import bold from "@capsizecss/metrics/figtree/700";
import regular from "@capsizecss/metrics/figtree/regular";

const family = regular.familyName;
/** The font's name in Fontsource's package and file names: lower case, with hyphens for spaces. */
const id = family.toLowerCase().replaceAll(" ", "-");

/** The site's font. To change it, install another font's two Fontsource packages and import its metrics above. */
export const font = {
  family,
  metrics: { regular, bold },
  /** The variable font that every page loads, as a path in node_modules. */
  file: `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`,
  /** A second font file, loaded only by pages that contain one of these letters, such as the ł of Łukasz. */
  more: {
    file: `@fontsource-variable/${id}/files/${id}-latin-ext-wght-normal.woff2`,
    letters: "U+100-2BA, U+1E00-1EFF",
  },
  weights: "300 900",
  /** Static fonts for the share picture, with the letters of Western and Central Europe, as paths in node_modules. */
  pictureFiles: (weight: 600 | 700) =>
    ["latin", "latin-ext"].map((letters) => `@fontsource/${id}/files/${id}-${letters}-${weight}-normal.woff`),
} as const;

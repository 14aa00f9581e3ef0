import fontFile from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

export const fontFamily = '"Figtree", "Figtree Fallback: Roboto", "Figtree Fallback: Arial", sans-serif';

/**
 * The web font, and fallback fonts adjusted to the same metrics to avoid layout shifts. The numbers are the output of
 * `createFontStack` of @capsizecss/core for weights 400 and 700. On Linux, Liberation Sans replaces Arial.
 */
export const fontFaces = [
  {
    "@font-face": {
      fontFamily: '"Figtree"',
      fontWeight: "300 900",
      fontDisplay: "swap",
      src: `url(${fontFile})`,
    },
  },
  fallbackFace("Roboto", "300 500", ["Roboto Regular", "Roboto-Regular"], 94.12, 24.77, 100.94),
  fallbackFace("Roboto", "600 900", ["Roboto Bold", "Roboto-Bold"], 92.77, 24.41, 102.4),
  fallbackFace("Arial", "300 500", ["Arial", "Liberation Sans"], 94.32, 24.82, 100.72),
  fallbackFace("Arial", "600 900", ["Arial Bold", "Liberation Sans Bold"], 98.48, 25.92, 96.46),
];

/** `ascent`, `descent` and `size` are percentages. */
function fallbackFace(
  name: string,
  fontWeight: string,
  fonts: string[],
  ascent: number,
  descent: number,
  size: number,
) {
  return {
    "@font-face": {
      fontFamily: `"Figtree Fallback: ${name}"`,
      fontWeight,
      src: fonts.map((font) => `local('${font}')`).join(),
      ascentOverride: `${ascent}%`,
      descentOverride: `${descent}%`,
      lineGapOverride: "0%",
      sizeAdjust: `${size}%`,
    },
  };
}

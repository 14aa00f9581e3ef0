import moreLetters from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2";
import fontFile from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

export const fallbackFamily = '"Figtree Fallback: Roboto", "Figtree Fallback: Arial", sans-serif';
export const fontFamily = `"Figtree", ${fallbackFamily}`;

const face = { fontFamily: '"Figtree"', fontWeight: "300 900", fontDisplay: "swap" };

export const fontFaces = [
  // Browsers load the file with more letters only on pages with letters such as ł.
  { "@font-face": { ...face, src: `url(${moreLetters})`, unicodeRange: "U+100-2BA, U+1E00-1EFF" } },
  { "@font-face": { ...face, src: `url(${fontFile})` } },
];

/**
 * Fallback fonts with the web font's metrics: nothing shifts when it loads. Linux has Liberation Sans, not Arial.
 * `createFontStack` of @capsizecss/core computed the numbers from @capsizecss/metrics: `figtree`, `roboto` and `arial`,
 * once with the metrics of each font's regular weight, and once with those of its weight 700.
 */
export const fallbackFaces = [
  {
    "@font-face": {
      fontFamily: '"Figtree Fallback: Roboto"',
      fontWeight: "300 500",
      src: "local('Roboto Regular'), local('Roboto-Regular')",
      ascentOverride: "94.1165%",
      descentOverride: "24.7675%",
      sizeAdjust: "100.9387%",
    },
  },
  {
    "@font-face": {
      fontFamily: '"Figtree Fallback: Arial"',
      fontWeight: "300 500",
      src: "local('Arial'), local('Liberation Sans')",
      ascentOverride: "94.3231%",
      descentOverride: "24.8219%",
      lineGapOverride: "0%",
      sizeAdjust: "100.7176%",
    },
  },
  {
    "@font-face": {
      fontFamily: '"Figtree Fallback: Roboto"',
      fontWeight: "600 900",
      src: "local('Roboto Bold'), local('Roboto-Bold')",
      ascentOverride: "92.7734%",
      descentOverride: "24.4141%",
      sizeAdjust: "102.4%",
    },
  },
  {
    "@font-face": {
      fontFamily: '"Figtree Fallback: Arial"',
      fontWeight: "600 900",
      src: "local('Arial Bold'), local('Liberation Sans Bold')",
      ascentOverride: "98.4841%",
      descentOverride: "25.9169%",
      lineGapOverride: "0%",
      sizeAdjust: "96.4623%",
    },
  },
];

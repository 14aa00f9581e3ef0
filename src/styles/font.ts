import { createFontStack } from "@capsizecss/core";
import arialBold from "@capsizecss/metrics/arial/700";
import arial from "@capsizecss/metrics/arial/regular";
import bold from "@capsizecss/metrics/figtree/700";
import regular from "@capsizecss/metrics/figtree/regular";
import robotoBold from "@capsizecss/metrics/roboto/700";
import roboto from "@capsizecss/metrics/roboto/regular";

const family = regular.familyName;

/** To change the font, replace `figtree` in the imports here and in globalStyles.ts. */
export const font = {
  family,
  /** The `unicode-range` of the second font file. Browsers load this file only on pages with letters such as ł. */
  moreLetters: "U+100-2BA, U+1E00-1EFF",
  weights: "300 900",
} as const;

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Fallback fonts with the web font's metrics: nothing shifts when it loads. Linux has Liberation Sans, not Arial. */
export const fallbackFaces = [
  ...faces("300 500", regular, [roboto, { ...arial, postscriptName: "Liberation Sans" }]),
  ...faces("600 900", bold, [robotoBold, { ...arialBold, postscriptName: "Liberation Sans Bold" }]),
];

export const fallbackFamilies = [...new Set(fallbackFaces.map((face) => face["@font-face"].fontFamily))];

function faces(fontWeight: string, metrics: Metrics, fallbacks: Metrics[]) {
  const options = { fontFaceFormat: "styleObject", fontFaceProperties: { fontWeight } } as const;
  return createFontStack([metrics, ...fallbacks], options).fontFaces;
}

import { createFontStack } from "@capsizecss/core";
import arialBold from "@capsizecss/metrics/arial/700";
import arial from "@capsizecss/metrics/arial/regular";
import robotoBold from "@capsizecss/metrics/roboto/700";
import roboto from "@capsizecss/metrics/roboto/regular";
import { font } from "./font";

type Metrics = Parameters<typeof createFontStack>[0][number];

/**
 * `@font-face` rules that give Roboto on Android and Arial elsewhere the metrics of the site's font, so that loading
 * it does not shift the layout. On Linux, Liberation Sans replaces Arial and has the same letter widths.
 */
export const fallbackFaces = [
  ...faces("300 500", font.metrics.regular, [roboto, { ...arial, postscriptName: "Liberation Sans" }]),
  ...faces("600 900", font.metrics.bold, [
    robotoBold,
    { ...arialBold, postscriptName: "Liberation Sans Bold" },
  ]),
];

export const fallbackFamilies = [...new Set(fallbackFaces.map((face) => face["@font-face"].fontFamily))];

function faces(fontWeight: string, metrics: Metrics, fallbacks: Metrics[]) {
  const options = { fontFaceFormat: "styleObject", fontFaceProperties: { fontWeight } } as const;
  return createFontStack([metrics, ...fallbacks], options).fontFaces;
}

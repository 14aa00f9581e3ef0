import { belowSmallQuery, deskQuery, mediumQuery, smallQuery, wideQuery } from "./breakpoints";

/**
 * The media queries of styles; where the layout changes with the width is said in breakpoints.ts. Paper, whose width
 * depends on margins and scale, has one layout: that of a phone, with what `print` says.
 */
export const media = {
  /** The smallest phones, and a desk at 400 %: no words beside the logo. 344 px and less. */
  tiny: "@media screen and (max-width: 21.5em)",
  /** A phone with its text twice as large: at most 15 times the size of the text. */
  largeText: "@media screen and (max-width: 15em)",
  /** A phone with text half as large again, whose header has two rows: less than 18 times the size of the text. */
  twoRowHeader: "@media screen and (max-width: 17.9em)",
  /** Small phones: 360 px and less. */
  narrow: "@media screen and (max-width: 22.5em)",
  /**
   * Phones held upright, but neither the smallest nor a desk at 400 %, where nothing may scroll sideways (WCAG
   * 2.2, 1.4.10).
   */
  swipe: `@media screen and (min-width: 22.5em) and ${belowSmallQuery}`,
  /** Small phones, and phones on their side: 672 px of height and less. */
  low: "@media screen and (max-height: 42em)",
  /** A small phone on its side, and a desk at 400 %: 384 px of height and less. */
  lowest: "@media screen and (max-height: 24em)",
  small: `@media screen and ${smallQuery}`,
  medium: `@media screen and ${mediumQuery}`,
  desk: `@media screen and ${deskQuery}`,
  wide: `@media screen and ${wideQuery}`,
  /**
   * For pointers that can hover: after a touch the style would stay, and its transition takes a tenth of the time in
   * which the quote dialog opens on a slow phone.
   */
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hoverMotion: "@media (hover: hover) and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  lessTransparency: "@media (prefers-reduced-transparency: reduce)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

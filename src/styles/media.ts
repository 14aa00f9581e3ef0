import { deskQuery, mediumQuery, smallQuery, wideQuery } from "./breakpoints";

/**
 * The media queries of styles; where the layout changes with the width is said in breakpoints.ts. Paper, whose width
 * depends on margins and scale, has one layout: that of a phone, with what `print` says.
 */
export const media = {
  /** The smallest phones, and a desk at 400 %: no words beside the logo. 344 px and less. */
  tiny: "@media screen and (max-width: 21.5em)",
  /** Small phones: 360 px and less. */
  narrow: "@media screen and (max-width: 22.5em)",
  small: `@media screen and ${smallQuery}`,
  medium: `@media screen and ${mediumQuery}`,
  desk: `@media screen and ${deskQuery}`,
  wide: `@media screen and ${wideQuery}`,
  /**
   * Where the pointer can rest on something: a touch would leave the look behind, and its transition costs the press
   * that opens the quote dialog a tenth of its time on a slow phone.
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

import { deskQuery } from "./deskQuery";

/**
 * Where the layout changes, in em so that it follows the visitor's text size (1 em = 16 px by default). Paper, whose
 * width is up to margins and scale, has one layout: that of a phone, with what `print` says.
 * `small` 640 px: the menu is 400 px wide. `medium` 768 px: two columns. `desk`: see deskQuery.ts.
 * `wide` 1200 px: more air.
 */
export const media = {
  /** The smallest phones, and a desk at 400 %: no words beside the logo. 344 px and less. */
  tiny: "@media screen and (max-width: 21.5em)",
  /** Small phones: 360 px and less. */
  narrow: "@media screen and (max-width: 22.5em)",
  small: "@media screen and (min-width: 40em)",
  medium: "@media screen and (min-width: 48em)",
  desk: `@media screen and ${deskQuery}`,
  wide: "@media screen and (min-width: 75em)",
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

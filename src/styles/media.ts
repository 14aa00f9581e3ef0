import { deskQuery } from "./deskQuery";

/**
 * Where the layout changes, in em so that it follows the visitor's text size (1 em = 16 px by default).
 * `small` 640 px: the menu is 400 px wide. `medium` 768 px: two columns. `desk`: see deskQuery.ts.
 * `wide` 1200 px: more air.
 */
export const media = {
  /** The smallest phones, and a desk at 400 %: no words beside the logo. 344 px and less. */
  tiny: "@media (max-width: 21.5em)",
  /** Small phones: 360 px and less. */
  narrow: "@media (max-width: 22.5em)",
  small: "@media (min-width: 40em)",
  medium: "@media (min-width: 48em)",
  desk: `@media ${deskQuery}`,
  wide: "@media (min-width: 75em)",
  /**
   * Where the pointer can rest on something: a touch would leave the look behind, and its transition costs the press
   * that opens the quote dialog a tenth of its time on a slow phone.
   */
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hoverMotion: "@media (hover: hover) and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

/**
 * This is an enum because esbuild inlines enum values, which saves bytes: https://github.com/evanw/esbuild/issues/128
 */
export enum Breakpoint {
  Small = "(min-width: 40em)",
  BelowSmall = "(max-width: 39.99em)",
  Medium = "(min-width: 48em)",
  /** Links in the header replace the menu button, and the hero contains the lead form. */
  Desktop = "(min-width: 64em)",
  Wide = "(min-width: 75em)",
}

/** Most queries match only `screen`, so printed pages get the base styles plus the `print` styles. */
export const media = {
  /** The smallest phones, and a desktop at 400% zoom. */
  tiny: "@media screen and (max-width: 21.5em)",
  /** Phones with text at 200%. */
  largeText: "@media screen and (max-width: 15em)",
  /** Phones up to 429 px wide with text at 150% (17.9 × 24 px). The header then has two rows. */
  twoRowHeader: "@media screen and (max-width: 17.9em)",
  /** Phones in portrait, from 360 px, for rows that scroll horizontally. WCAG 1.4.10 forbids such rows at 320 px. */
  swipe: `@media screen and (min-width: 22.5em) and ${Breakpoint.BelowSmall}`,
  /** Phones in portrait, except with enlarged text. */
  compact: `@media screen and (min-width: 20em) and ${Breakpoint.BelowSmall}`,
  /** Phones in portrait, for the bar of buttons at the bottom. `min-height` excludes phones with very large text. */
  thumb: `@media screen and ${Breakpoint.BelowSmall} and (min-height: 30em)`,
  /** Small phones, and phones in landscape. */
  low: "@media screen and (max-height: 42em)",
  /** Small phones in landscape, and a desktop at 400% zoom. */
  lowest: "@media screen and (max-height: 25em)",
  phone: "@media screen and (max-width: 47.99em)",
  belowDesktop: "@media screen and (max-width: 63.99em)",
  tablet: `@media screen and ${Breakpoint.Medium} and (max-width: 63.99em)`,
  small: `@media screen and ${Breakpoint.Small}`,
  medium: `@media screen and ${Breakpoint.Medium}`,
  desktop: `@media screen and ${Breakpoint.Desktop}`,
  wide: `@media screen and ${Breakpoint.Wide}`,
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hoverMotion: "@media (hover: hover) and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

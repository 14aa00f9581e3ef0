/**
 * Breakpoints in em, so that they follow the visitor's text size (1 em = 16 px by default). They are an enum, because
 * esbuild writes its values into the inlined script.
 */
export enum Breakpoint {
  /** From 640 px on, where the menu becomes 400 px wide. */
  Small = "(min-width: 40em)",
  BelowSmall = "(max-width: 39.99em)",
  /** From 768 px on, where pages have two columns. */
  Medium = "(min-width: 48em)",
  /** From 1024 px on, where links in the header replace the menu, and the hero shows the lead form. */
  Desktop = "(min-width: 64em)",
  /** From 1200 px on, where spacing is larger. */
  Wide = "(min-width: 75em)",
}

/** All media queries; Print uses the phone layout plus the `print` rules. */
export const media = {
  /** Viewports up to 344 px wide: the smallest phones, and a desktop at 400 % zoom. */
  tiny: "@media screen and (max-width: 21.5em)",
  /** Viewports up to 15 em wide: a phone with text at 200 %. */
  largeText: "@media screen and (max-width: 15em)",
  /** Viewports below 18 em wide: a phone with text at 150 %, whose header has two rows. */
  twoRowHeader: "@media screen and (max-width: 17.9em)",
  /** Phones in portrait, unless so narrow (320 px) that WCAG 2.2, 1.4.10 forbids rows that scroll horizontally. */
  swipe: `@media screen and (min-width: 22.5em) and ${Breakpoint.BelowSmall}`,
  /** Phones in portrait orientation, and with text of about the usual size. */
  thumb: `@media screen and ${Breakpoint.BelowSmall} and (min-height: 30em)`,
  /** Viewports up to 672 px high: small phones, and phones in landscape. */
  low: "@media screen and (max-height: 42em)",
  /** Viewports up to 384 px high: small phones in landscape, and a desktop at 400 % zoom. */
  lowest: "@media screen and (max-height: 24em)",
  /** Viewports below 768 px, where pages have one column. */
  phone: "@media screen and (max-width: 47.99em)",
  small: `@media screen and ${Breakpoint.Small}`,
  medium: `@media screen and ${Breakpoint.Medium}`,
  desktop: `@media screen and ${Breakpoint.Desktop}`,
  wide: `@media screen and ${Breakpoint.Wide}`,
  /** Devices with a pointer that can hover: on touch screens a hover style would stick after a tap. */
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hoverMotion: "@media (hover: hover) and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

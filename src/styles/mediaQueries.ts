/**
 * Breakpoints in em, so that they follow the visitor's text size (1em is usually 16 px). This is an enum because
 * esbuild inlines enum values, which saves bytes: https://github.com/evanw/esbuild/issues/128
 */
export enum Breakpoint {
  /** 640 px or wider: the menu is 400 px wide. */
  Small = "(min-width: 40em)",
  BelowSmall = "(max-width: 39.99em)",
  /** 768 px or wider: pages have two columns. */
  Medium = "(min-width: 48em)",
  /** 1024 px or wider: links in the header replace the menu, and the hero contains the lead form. */
  Desktop = "(min-width: 64em)",
  /** 1200 px or wider: spacing is larger. */
  Wide = "(min-width: 75em)",
}

/** All media queries. Most are for `screen` only, so printed pages have the phone layout plus the `print` rules. */
export const media = {
  /** Viewports up to 344 px wide: the smallest phones, and a desktop at 400% zoom. */
  tiny: "@media screen and (max-width: 21.5em)",
  /** Viewports up to 15em wide: phones with text at 200%. */
  largeText: "@media screen and (max-width: 15em)",
  /** Viewports less than 18em wide: phones with text at 150%. There, the header has two rows. */
  twoRowHeader: "@media screen and (max-width: 17.9em)",
  /** Phones in portrait, for rows that scroll horizontally. WCAG 2.2, 1.4.10 forbids such rows at a width of 320 px. */
  swipe: `@media screen and (min-width: 22.5em) and ${Breakpoint.BelowSmall}`,
  /** Phones in portrait, for the bar of buttons at the bottom. `min-height` excludes phones with very large text. */
  thumb: `@media screen and ${Breakpoint.BelowSmall} and (min-height: 30em)`,
  /** Viewports up to 672 px high: small phones, and phones in landscape. */
  low: "@media screen and (max-height: 42em)",
  /** Viewports up to 384 px high: small phones in landscape, and a desktop at 400% zoom. */
  lowest: "@media screen and (max-height: 24em)",
  /** Viewports below 768 px, where pages have one column. */
  phone: "@media screen and (max-width: 47.99em)",
  small: `@media screen and ${Breakpoint.Small}`,
  medium: `@media screen and ${Breakpoint.Medium}`,
  desktop: `@media screen and ${Breakpoint.Desktop}`,
  wide: `@media screen and ${Breakpoint.Wide}`,
  /** Devices with a pointer that can hover. On a touch screen, a hover style would stay after a tap. */
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hoverMotion: "@media (hover: hover) and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

const raw = {
  indigo900: "#211a42",
  indigo800: "#2f2757",
  indigo600: "#544b7d",
  indigo300: "#b9b2d6",
  saguaro900: "#1b3a2c",
  saguaro700: "#2c5a44",
  saguaro200: "#bcd6c5",
  saguaro100: "#e3eee5",
  terracotta800: "#8a3113",
  terracotta700: "#a53c18",
  terracotta600: "#bd4a21",
  sunset500: "#ee9148",
  sunset300: "#f9c78f",
  sunset200: "#fbdfbd",
  rose400: "#d8876a",
  sand50: "#fefbf6",
  sand100: "#f9f2e7",
  sand200: "#f0e5d3",
  sand300: "#dfcdb3",
  sand600: "#8a7556",
  white: "#ffffff",
} as const;

/**
 * Text colors have a contrast ratio of at least 4.5:1: `…OnDark` colors on `groundDark`, the others on light backgrounds.
 * On a sky, `link` has only 3:1, enough for icons.
 */
export const color = {
  text: raw.indigo900,
  textMuted: raw.indigo600,
  /** For text on `groundDark` and `groundCalm`. */
  textOnDark: raw.sand50,
  textOnDarkMuted: raw.indigo300,
  link: raw.terracotta700,
  linkHover: raw.terracotta800,
  linkOnDark: raw.sunset300,

  ground: raw.sand50,
  groundWarm: raw.sand100,
  groundDark: raw.indigo900,
  groundCalm: raw.saguaro700,
  groundCalmDark: raw.saguaro900,
  groundCalmLight: raw.saguaro100,
  card: raw.white,

  action: raw.terracotta600,
  actionHover: raw.terracotta700,
  actionPressed: raw.terracotta800,
  textOnAction: raw.white,

  backdrop: "rgb(23 18 47 / 60%)",

  calm: raw.saguaro700,
  calmOnDark: raw.saguaro200,
  hairline: raw.sand300,
  hairlineOnDark: raw.indigo600,
  /** Has a contrast ratio of at least 3:1 against light backgrounds. */
  controlEdge: raw.sand600,
  ring: raw.indigo900,
  ringOnDark: raw.sunset300,
  star: raw.sunset500,
  skeleton: raw.sand200,

  skyHigh: raw.sand100,
  skyMiddle: raw.sunset200,
  skyLow: raw.sunset300,
  sun: raw.sunset500,
  ridgeFar: raw.rose400,
  ridgeMiddle: raw.terracotta700,
  ridgeNear: raw.indigo900,
} as const;

/** The product cards' skies as CSS background images, from dawn to night. `light` is the color of the sun or moon. */
export const daySkies = [
  { high: raw.indigo300, low: raw.sunset200, light: raw.sunset500, at: "60% 58%" },
  { high: raw.sand200, low: raw.sunset200, light: raw.sunset500, at: "66% 44%" },
  { high: raw.sunset200, low: raw.sunset300, light: raw.sunset500, at: "72% 32%" },
  { high: raw.sunset300, low: raw.rose400, light: raw.terracotta600, at: "78% 32%" },
  { high: raw.indigo600, low: raw.rose400, light: raw.sand100, at: "84% 44%" },
  { high: raw.indigo800, low: raw.indigo300, light: raw.sand100, at: "88% 58%" },
].map(
  ({ high, low, light, at }) =>
    `radial-gradient(circle at ${at}, ${light} 1rem, #0000 1.05rem), linear-gradient(${high}, ${low})`,
);

export const space = {
  half: "0.25rem",
  x1: "0.5rem",
  x1half: "0.75rem",
  x2: "1rem",
  x3: "1.5rem",
  x4: "2rem",
  x5: "2.5rem",
  x6: "3rem",
  x8: "4rem",
  /** The minimum size of tap targets. In pixels, not in rem, because fingers don't grow with the text size. */
  tapTarget: "44px",
  /** The gap between cards. */
  cards: "clamp(0.75rem, 3vw, 1.5rem)",
  section: "clamp(3.5rem, 2.3rem + 5.2vw, 7rem)",
  gutter: "clamp(min(1.25rem, 6vw), 0.6rem + 2.8vw, 2.5rem)",
} as const;

export const fontSize = {
  small: "0.875rem",
  body: "1rem",
  lead: "clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)",
  h3: "clamp(1.1875rem, 1.13rem + 0.25vw, 1.375rem)",
  h2: "clamp(1.75rem, 1.35rem + 1.65vw, 2.75rem)",
  /** `min(…, 18vw)` makes a long word fit on a phone, even at 200% text size. */
  h1: "min(clamp(2.25rem, 1.5rem + 3vw, 4rem), 18vw)",
  figure: "min(clamp(1.875rem, 1.3rem + 1.9vw, 3.25rem), 10vw)",
} as const;

export const fontWeight = { medium: 500, strong: 600, heading: 700 } as const;

export const radius = { card: "14px", control: "10px", round: "999px" } as const;

export const shadow = {
  card: "0 1px 2px rgb(33 26 66 / 5%), 0 8px 24px -12px rgb(33 26 66 / 16%)",
  raised: "0 2px 4px rgb(33 26 66 / 6%), 0 18px 40px -16px rgb(33 26 66 / 28%)",
} as const;

/** `text` is about 68 characters wide. It uses `em`, because the `ch` unit changes when the web font loads. */
export const width = { container: "max(76rem, min(60vw, 96rem))", text: "28.9em" } as const;

export const duration = { quick: "150ms", calm: "220ms" } as const;

export const headerHeight = "4.25rem";

/** The width queries include `screen`, so print gets the phone layout and the `print` styles. */
export const media = {
  /** At this width and above, the menu is wider. */
  small: "@media screen and (min-width: 40em)",
  /** At this width and above, two columns fit, and the sticky button bar (ThumbBar.tsx) is hidden. */
  medium: "@media screen and (min-width: 48em)",
  /** At this width and above, the header shows links instead of a menu button, and the hero shows the lead form. */
  desktop: "@media screen and (min-width: 64em)",
  /** Matches short viewports, such as a phone's in landscape or a desktop's at 400% zoom. Nothing is sticky there. */
  short: "@media screen and (max-height: 30em)",
  /** Matches devices whose primary input is a touch screen. They show text-message links, because most can send texts. */
  touch: "@media (pointer: coarse)",
  /** Matches devices that can hover. On touch screens, a hover style would remain after a tap. */
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** Matches Windows contrast themes, which replace colors and remove shadows. */
  forcedColors: "@media (forced-colors: active)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

import { css } from "@emotion/react";
import { media } from "../styles/tokens";

/** A decorative icon, hidden from screen readers. Adjacent text or the parent's `aria-label` conveys its meaning. */
export function Icon({ name, size = "1.25em" }: { name: IconName; size?: string }) {
  return (
    <svg css={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

const icon = css({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  // In forced-colors mode, uses the text color, because the icon's color may be invisible on the forced background.
  [media.forcedColors]: { color: "inherit !important" },
});

/** Icons as SVG path data on a 24 × 24 grid, for a stroke width of 1.75 with round caps and joins. */
const iconPaths = {
  accessible:
    "M8.7 4.7a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M10 8.5v6h4.7l2.4 4.6h2.1M10 11h4.5M7.7 12a4.9 4.9 0 1 0 6.6 6",
  back: "M19.5 12h-15M10.5 6l-6 6 6 6",
  badge:
    "M8.8 4.3A3.4 3.4 0 0 1 15.2 4.3 3.4 3.4 0 0 1 19.7 8.8 3.4 3.4 0 0 1 19.7 15.2 3.4 3.4 0 0 1 15.2 19.7 3.4 3.4 0 0 1 8.8 19.7 3.4 3.4 0 0 1 4.3 15.2 3.4 3.4 0 0 1 4.3 8.8 3.4 3.4 0 0 1 8.8 4.3zM8.8 12.2l2.2 2.2 4.2-4.4",
  calendar:
    "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v11.5A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3.5v4M16 3.5v4M9 15l2 2 4-3.8",
  clock: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2",
  close: "M6 6l12 12M18 6L6 18",
  crossing: "M12 3.5v17M12 5H6.8L4.5 7.2l2.3 2.3H12M12 10.5h5.2l2.3 2.3-2.3 2.2H12M9 20.5h6",
  directions:
    "M11 3.7L3.7 11a1.4 1.4 0 0 0 0 2L11 20.3a1.4 1.4 0 0 0 2 0l7.3-7.3a1.4 1.4 0 0 0 0-2L13 3.7a1.4 1.4 0 0 0-2 0zM9 15v-2.5A1.5 1.5 0 0 1 10.5 11H15M13 8.8l2.2 2.2L13 13.2",
  experience:
    "M6.5 9.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M8.6 14l-1.1 6.5 4.5-2.3 4.5 2.3L15.4 14M9.8 9.7l1.6 1.6 2.9-3.2",
  external:
    "M13.5 4.5h6v6M19.5 4.5L11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4",
  license:
    "M12 18.5H5A1.5 1.5 0 0 1 3.5 17V6A1.5 1.5 0 0 1 5 4.5h14A1.5 1.5 0 0 1 20.5 6v4.5M7 8.5h10M7 12h4.5M14.2 14.5a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0M15.3 17v4l1.7-1 1.7 1v-4",
  mail: "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 6.3l8 6.5 8-6.5",
  menu: "M4 7h16M4 12h16M4 17h10",
  parking:
    "M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM9.5 17V7.5h3.2a3 3 0 0 1 0 6H9.5",
  people:
    "M5.8 8.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M3 19c.3-3.3 2.7-5.3 6-5.3s5.7 2 6 5.3M15.5 5.5a3.2 3.2 0 0 1 0 6M17.5 14.2c2 .7 3.3 2.4 3.5 4.8",
  phone:
    "M5.5 4.5h2.8a1 1 0 0 1 1 .8l.7 3a1 1 0 0 1-.3 1l-1.5 1.3a12 12 0 0 0 5.2 5.2l1.3-1.5a1 1 0 0 1 1-.3l3 .7a1 1 0 0 1 .8 1v2.8a1.5 1.5 0 0 1-1.6 1.5C10.7 19.5 4.5 13.3 4 6.1a1.5 1.5 0 0 1 1.5-1.6z",
  pin: "M12 20.5s-6.5-5.3-6.5-10.3a6.5 6.5 0 0 1 13 0c0 5-6.5 10.3-6.5 10.3zM9.7 10.2a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0",
};

export type IconName = keyof typeof iconPaths;

import { css } from "@emotion/react";
import { color, duration, fontWeight, media, radius, space } from "./tokens";

const base = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: space.x1,
  // Gives buttons a target size of at least 48 px (WCAG SC 2.5.8 requires only 24 px).
  minHeight: "3rem",
  padding: `${space.x1} min(${space.x3}, 5vw)`,
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  [media.motion]: {
    transition: `background-color ${duration.quick}, border-color ${duration.quick}, color ${duration.quick}`,
    "&:active": { transform: "translateY(1px)" },
  },
});

export const buttonStyles = {
  primary: css(base, {
    color: color.textOnAction,
    background: color.action,
    [media.hover]: {
      "&:hover": { background: color.actionHover },
      "&:active": { background: color.actionPressed },
    },
  }),
  secondary: css(base, {
    color: color.text,
    background: color.card,
    borderColor: color.controlEdge,
    [media.hover]: { "&:hover": { borderColor: color.text }, "&:active": { background: color.groundWarm } },
  }),
  /** For a primary button on a green surface. */
  light: css(base, {
    color: color.groundCalmDark,
    background: color.card,
    [media.hover]: { "&:hover": { background: color.groundCalmLight } },
  }),
  /** For a secondary button on a green surface. */
  onCalm: css(base, {
    color: color.textOnDark,
    background: "transparent",
    borderColor: color.calmOnDark,
    [media.hover]: { "&:hover": { borderColor: color.textOnDark, background: color.groundCalmDark } },
  }),
  asLink: css({
    padding: 0,
    border: 0,
    background: "none",
    textAlign: "start",
    color: color.link,
    textDecoration: "underline 1px",
    textUnderlineOffset: "0.2em",
    [media.hover]: { "&:hover": { color: color.linkHover } },
  }),
} as const;

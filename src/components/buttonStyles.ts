import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, duration, fontWeight, radius, space } from "../styles/tokens";

const base = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.x1,
  // 48 px, easy to hit with a thumb; WCAG 2.2, 2.5.8 asks for 24.
  minHeight: "3rem",
  padding: `${space.x1} ${space.x3}`,
  [media.largeText]: { paddingInline: space.half, "& > svg": { display: "none" } },
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  [media.hoverMotion]: {
    transition: `background-color ${duration.quick}, border-color ${duration.quick}, color ${duration.quick}`,
    "&:active": { transform: "translateY(1px)" },
  },
});

/** The looks of a button, for `<button>` and for a link that is drawn as one. */
export const buttonStyles = {
  /** The main action: review and quote; on a page without either, the link that leads on. */
  primary: css(base, {
    color: color.textOnAction,
    background: color.action,
    [media.moreContrast]: { background: color.actionPressed },
    [media.hover]: {
      "&:hover": { background: color.actionHover },
      "&:active": { background: color.actionPressed },
    },
  }),
  /** The second action on a light ground. */
  secondary: css(base, {
    color: color.text,
    background: color.card,
    borderColor: color.controlEdge,
    [media.hover]: { "&:hover": { borderColor: color.text }, "&:active": { background: color.groundWarm } },
  }),
  /** The first action on the calm green ground. */
  light: css(base, {
    color: color.groundCalmDark,
    background: color.card,
    [media.hover]: { "&:hover": { background: color.groundCalmLight } },
    "&:focus-visible": { outlineColor: color.textOnDark },
  }),
  /** The second action on the calm green ground. */
  onCalm: css(base, {
    color: color.textOnDark,
    background: "transparent",
    borderColor: color.calmOnDark,
    [media.hover]: { "&:hover": { borderColor: color.textOnDark, background: color.groundCalmDark } },
    "&:focus-visible": { outlineColor: color.textOnDark },
  }),
  /** A button among links, drawn as one of them. */
  asLink: css({
    padding: 0,
    border: 0,
    background: "none",
    textAlign: "start",
    font: "inherit",
    color: "inherit",
  }),
} as const;

export type ButtonLook = keyof typeof buttonStyles;

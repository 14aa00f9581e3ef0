import { css } from "@emotion/react";
import { visuallyHidden } from "../components/sectionStyles";
import { Attribute } from "../lib/dataAttributes";
import { color, fontWeight, headerHeight, media, radius, space } from "../styles/tokens";

export const headerBar = css({
  viewTransitionName: "bar",
  position: "sticky",
  zIndex: 10,
  top: 0,
  background: color.ground,
  borderBottom: `1px solid ${color.hairline}`,
  // A sticky two-row header would cover too much of the screen.
  [media.twoRowHeader]: { position: "static" },
  [media.print]: { position: "static" },
});

export const headerBarContent = css({
  display: "flex",
  alignItems: "center",
  gap: `clamp(${space.x1}, 3vw - 0.125rem, ${space.x2})`,
  minHeight: headerHeight,
  paddingBlock: space.x1,
  flexWrap: "wrap",
  [media.wide]: { gap: space.x3 },
});

export const homeLink = css({
  // Inline layout would add space for descenders below the logo.
  display: "flex",
  width: "min-content",
  maxWidth: "max-content",
  textDecoration: "none",
});

export const callPill = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.x1,
  minHeight: "2.75rem",
  paddingInline: `clamp(${space.x1half}, 4vw, ${space.x2})`,
  border: `1.5px solid ${color.controlEdge}`,
  borderRadius: radius.round,
  fontWeight: fontWeight.strong,
  color: color.text,
  background: color.card,
  textDecoration: "none",
  whiteSpace: "nowrap",
  [media.hover]: { "&:hover": { borderColor: color.text } },
  [media.tiny]: { justifyContent: "center", width: "2.75rem", paddingInline: 0 },
  [media.desktop]: { display: "none" },
});

/** Matches `<html>` while phones show the bar of buttons at the bottom (src/sections/Hero.tsx). */
export const withThumbBar = `html:not(:has([${Attribute.InView}], dialog[open]))`;

/** The label of a call button. On the narrowest screens, only the button's icon is visible. */
export const callLabel = css({ [media.tiny]: visuallyHidden });

import { css } from "@emotion/react";
import { color, fontSize, fontWeight, media, radius, shadow, space, width } from "./tokens";

export const container = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  [media.print]: { paddingInline: 0 },
});

export const screenOnly = css({ [media.print]: { display: "none" } });

/** Draws a check mark with CSS borders, because SVG check marks would be a tenth of the home page's elements. */
export const checkMark = {
  content: '""',
  flex: "none",
  width: "0.35em",
  height: "0.72em",
  margin: "0.24em 0.25em 0 0.2em",
  border: `solid ${color.calm}`,
  borderWidth: "0 2px 2px 0",
  transform: "rotate(45deg)",
} as const;

/** Rounded corners, and a transparent border that becomes visible in forced-colors mode. */
export const panel = { border: "1px solid transparent", borderRadius: radius.card } as const;

export const ruledList = css({
  "& > li": { paddingBlock: space.x2, borderTop: `1px solid ${color.hairline}` },
  "& p": { maxWidth: "none" },
});

/** A link styled as plain text, such as a navigation link. */
export const plainLink = css({
  color: "inherit",
  textDecoration: "none",
  [media.hover]: { "&:hover": { color: "inherit", textDecoration: "underline" } },
});

/** A link with an icon, tall enough for the minimum target size. */
export const iconLink = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.x1,
  minHeight: space.tapTarget,
  fontWeight: fontWeight.strong,
});

export const paddedSection = css({
  paddingBlock: space.section,
  // Cancels most of the `scroll-padding-top` gap, so that jumping to this section doesn't show the one above.
  scrollMarginTop: `calc(1px - ${space.x2})`,
});

export const headingBlock = css({
  display: "grid",
  gap: space.x2,
  maxWidth: "44rem",
  marginBottom: "clamp(1.5rem, 0.75rem + 3vw, 3.5rem)",
});

export const smallHeading = css({
  marginBottom: space.x1half,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
});

export const leadText = css({ fontSize: fontSize.lead, color: color.textMuted });

export const mutedText = css({ color: color.textMuted, lineHeight: 1.5 });

export const smallPrint = css({ maxWidth: "none", fontSize: fontSize.small, color: color.textMuted });

export const darkBox = css({
  color: color.textOnDark,
  background: color.groundDark,
  "& :focus-visible": { outlineColor: color.ringOnDark },
});

export const greenBox = css({
  padding: `min(${space.x5}, 7vw)`,
  ...panel,
  color: color.textOnDark,
  background: color.groundCalm,
  "& :focus-visible": { outlineColor: color.textOnDark },
});

export const cardBox = css({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

/** Enlarges a link's target size: the clickable area is taller than the line of text. */
export const tallLink = css({
  display: "inline-block",
  marginBlock: `-${space.half}`,
  paddingBlock: space.half,
  color: "inherit",
});

/** The padding makes the link at least 24 px high (WCAG 2.2, 2.5.8 Target Size). */
export const contactLink = css({
  display: "inline-block",
  paddingBlock: space.half,
  fontWeight: fontWeight.strong,
});

import { css } from "@emotion/react";
import { media } from "../styles/media";
import { space, width } from "../styles/tokens";

/** Styles of the element that gives all page content the same maximum width and gutters. */
export const container = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  // No gutters in print, because printed pages have margins of their own.
  [media.print]: { paddingInline: 0 },
});

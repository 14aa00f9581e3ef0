import { css } from "@emotion/react";
import { media } from "../styles/media";
import { space, width } from "../styles/tokens";

/** The one width of the site, with its gutters. */
export const container = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  // Paper has margins of its own.
  [media.print]: { paddingInline: 0 },
});

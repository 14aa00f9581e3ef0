import { css } from "@emotion/react";
import { media } from "../styles/media";
import { space, width } from "../styles/tokens";

/** The site's single content width, with gutters. */
export const container = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  // The printer adds its own margins.
  [media.print]: { paddingInline: 0 },
});

import { css } from "@emotion/react";
import { space, width } from "../styles/tokens";

/** The one width of the site, with its gutters. */
export const container = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

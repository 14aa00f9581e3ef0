import { css } from "@emotion/react";
import { media } from "../styles/media";

/** Hides an element in print. */
export const screenOnly = css({ [media.print]: { display: "none" } });

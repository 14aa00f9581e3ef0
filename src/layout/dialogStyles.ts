import { css } from "@emotion/react";
import { panel } from "../styles/sectionStyles";
import { color, duration, media, radius, space } from "../styles/tokens";

export const backdrop = css({
  "&::backdrop": {
    background: color.backdrop,
    [media.motion]: {
      opacity: 0,
      transition: `opacity ${duration.calm}, display ${duration.calm} allow-discrete, overlay ${duration.calm} allow-discrete`,
    },
  },
  "&[open]::backdrop": { [media.motion]: { opacity: 1, "@starting-style": { opacity: 0 } } },
});

export const slidesIn = (closed: { transform: string; opacity?: number }) =>
  css({
    [media.motion]: {
      ...closed,
      transition: `opacity ${duration.calm}, transform ${duration.calm} ease-out, display ${duration.calm} allow-discrete, overlay ${duration.calm} allow-discrete`,
      "&[open]": {
        opacity: 1,
        transform: "none",
        // Doesn't transition `display` when the dialog opens, because WebKit would not focus the dialog:
        // https://bugs.webkit.org/show_bug.cgi?id=321980
        transitionProperty: "opacity, transform",
        "@starting-style": closed,
      },
    },
  });

/** Styles of a `<dialog>` that is centered in the viewport. */
export const box = css({
  margin: "auto",
  padding: 0,
  ...panel,
  color: color.text,
});

export const iconButton = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: space.tapTarget,
  height: space.tapTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  fontSize: "24px",
  background: "none",
  [media.hover]: { "&:hover": { background: color.groundWarm } },
});

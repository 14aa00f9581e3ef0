import { css } from "@emotion/react";
import { media } from "../styles/mediaQueries";
import { type IconName, iconPaths } from "./iconPaths";

interface IconProps {
  name: IconName;
  /** Width and height as a CSS length; 1.25em by default, so that the icon scales with the text next to it. */
  size?: string;
}

/** An icon in `currentColor`, hidden from assistive technology because the text next to it says the same. */
export function Icon({ name, size = "1.25em" }: IconProps) {
  return (
    <svg css={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

const icon = css({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  // In forced-colors mode, the visitor chooses the background, and the site's icon color may be invisible on it.
  [media.forcedColors]: { color: "inherit !important" },
});

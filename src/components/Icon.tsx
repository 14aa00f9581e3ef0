import { css } from "@emotion/react";
import { media } from "../styles/tokens";
import { type IconName, iconPaths } from "./iconPaths";

/** Icons are hidden from assistive technology, because the text next to each icon has the same meaning. */
export function Icon({ name, size = "1.25em" }: { name: IconName; size?: string }) {
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
  // In forced-colors mode, the site's icon color may be invisible on the visitor's background color.
  [media.forcedColors]: { color: "inherit !important" },
});

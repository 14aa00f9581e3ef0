import { css } from "@emotion/react";
import { media } from "../styles/media";
import { type IconName, iconPaths } from "./iconPaths";

interface IconProps {
  name: IconName;
  /** A CSS length; 1.25em unless told, so that an icon follows the text beside it. */
  size?: string;
}

/**
 * One icon in the colour of the text around it, hidden from assistive technology: the words beside it say
 * what it means.
 */
export function Icon({ name, size = "1.25em" }: IconProps) {
  return (
    <svg css={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

const icon = css({
  display: "inline-block",
  // Keeps its size where a row or a button is too narrow for its parts.
  flex: "none",
  maxWidth: "none",
  verticalAlign: "-0.25em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  // A tone for a dark ground is lost on the ground that the visitor has chosen.
  [media.forcedColors]: { color: "inherit !important" },
});

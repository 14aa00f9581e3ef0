import { css } from "@emotion/react";
import { type IconName, iconPaths } from "./iconPaths";

/** The drawings that the page's icons refer to, each once. A page lists the names that it uses. */
export function IconSprite({ names }: { names: readonly IconName[] }) {
  return (
    <svg css={sprite} width="0" height="0" aria-hidden="true" focusable="false">
      {[...new Set(names)].sort().map((name) => (
        <symbol
          key={name}
          id={`icon-${name}`}
          viewBox="0 0 24 24"
          fill={name === "star" ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={iconPaths[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** Out of the flow, but not `display: none`, which some engines extend to what refers to it. */
const sprite = css({ position: "absolute" });

import { css } from "@emotion/react";
import { color, fontWeight, radius } from "../styles/tokens";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

export function Avatar({ name, icon }: { name: string; icon?: IconName | false }) {
  return (
    <span css={disc} aria-hidden="true" translate="no">
      {icon ? <Icon name={icon} /> : [...name][0]}
    </span>
  );
}

const disc = css({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: radius.round,
  color: color.calm,
  background: color.groundCalmLight,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
});

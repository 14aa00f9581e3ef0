import { css } from "@emotion/react";
import { color, fontWeight, radius } from "../styles/tokens";
import { Icon, type IconName } from "./Icon";

/** A circle with an icon, or with the first letter of a name. */
export function Avatar({ name, icon }: { name: string; icon?: IconName }) {
  return (
    <span css={disc} aria-hidden="true" translate="no">
      {icon ? <Icon name={icon} /> : /[\p{L}\p{N}]/u.exec(name)?.[0]}
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

import { css } from "@emotion/react";
import { color, fontWeight, radius } from "../styles/tokens";
import { Icon, type IconName } from "./Icon";

/** A circle with an icon, or with the first letter of a name. */
export function Avatar({ name, icon, size = 40 }: { name: string; icon?: IconName; size?: number }) {
  return (
    <span css={[disc, { width: size, height: size }]} aria-hidden="true" translate="no">
      {icon ? <Icon name={icon} /> : /[\p{L}\p{N}]/u.exec(name)?.[0]}
    </span>
  );
}

const disc = css({
  display: "grid",
  placeItems: "center",
  borderRadius: radius.round,
  color: color.calm,
  background: color.groundCalmLight,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
});

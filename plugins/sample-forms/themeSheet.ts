import { font } from "../../src/styles/font";
import { color, radius } from "../../src/styles/tokens";

/** What the sample forms call the site's colours. */
const colors = {
  text: color.text,
  muted: color.textMuted,
  card: color.card,
  ground: color.ground,
  edge: color.controlEdge,
  line: color.hairline,
  calm: color.calm,
  "calm-light": color.groundCalmLight,
  action: color.action,
  "action-hover": color.actionHover,
  "action-pressed": color.actionPressed,
  "on-action": color.textOnAction,
} as const;

/**
 * The sheet that gives the sample forms the site's font and tokens, so that they change with them.
 * @param fontAddress where the site has its font; the same address as the pages', so that it is not sent twice
 */
export function themeSheet(fontAddress: string): string {
  const properties = Object.entries({ ...colors, radius: radius.control }).map(
    ([name, value]) => `--${name}:${value};`,
  );
  return [
    `@font-face{font-family:"${font.family}";src:url(${fontAddress}) format("woff2");font-weight:${font.weights};font-display:swap}`,
    `:root{${properties.join("")}font-family:"${font.family}",system-ui,sans-serif}`,
    "",
  ].join("\n");
}

import { wordLines } from "../../src/brand/logoPaths";
import { color } from "../../src/styles/tokens";

/** Returns the web app manifest, which phones use when a visitor adds the site to the home screen. */
export function manifest(name: string): string {
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
  const manifest = {
    name,
    short_name: wordLines(name).first,
    start_url: "/",
    display: "minimal-ui",
    theme_color: color.ground,
    background_color: color.ground,
    icons: [
      icon("/icon-192.png", 192),
      icon("/icon-512.png", 512),
      { ...icon("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

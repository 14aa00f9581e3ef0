import { color } from "../../src/styles/tokens";

/** Maximum number of characters that fit below an icon on a phone's home screen. */
const MAX_LENGTH = 12;

/** Returns the web app manifest, which phones use when a visitor adds the site to the home screen. */
export function manifest(name: string): string {
  return `${JSON.stringify(
    {
      name,
      short_name: shortName(name),
      start_url: "/",
      display: "minimal-ui",
      theme_color: color.ground,
      background_color: color.ground,
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`;
}

/** Returns as many whole words of the agency's name as fit below a home screen icon, but at least the first. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > MAX_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
}

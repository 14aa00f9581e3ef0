import { color } from "../../src/styles/tokens";

/** What a phone's home screen has room for; longer names are cut at a word. */
const SHORT = 12;

/** The web app manifest: what a phone shows when a visitor keeps the site on the home screen. */
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

/** As many whole words of the name as fit, at least the first. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > SHORT) break;
    short += ` ${word}`;
  }
  return short;
}

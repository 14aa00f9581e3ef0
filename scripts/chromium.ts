import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Let Chromium run as root and without a graphics card, and keep it from making requests of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const debianChromium = "/usr/bin/chromium";
/** Opens pages in half the time, and has no back/forward cache. */
const debianHeadlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The path of the whole Chromium: CHROMIUM_PATH, Debian's package or Playwright's own download.
 * @throws when there is none of them
 */
export function chromiumPath(): string {
  const path = firstExisting(process.env.CHROMIUM_PATH, debianChromium, chromium.executablePath());
  if (!path) throw new Error("There is no Chromium here. Install one with: npx playwright install chromium");
  return path;
}

/** The path of Chromium's headless shell or else of Chromium; undefined where Playwright has to find its own. */
export function headlessChromiumPath(): string | undefined {
  return firstExisting(process.env.CHROMIUM_PATH, debianHeadlessShell, debianChromium);
}

function firstExisting(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

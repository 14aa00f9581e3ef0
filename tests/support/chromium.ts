import { findChromium, findHeadlessShell } from "./find-chromium.mjs";

/**
 * Flags that let Chromium run anywhere (as root, without a graphics card) and keep it from making requests of its
 * own.
 */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium that the bench and the screenshots use: the one that visitors have.
 * @returns the path of its program
 * @throws when this machine has none
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path)
    throw new Error("No Chromium found. Install one with: node scripts/install-missing.mjs --browser");
  return path;
}

/**
 * The Chromium that the browser tests use: its headless shell, which takes them half the time, or else the browser.
 * @returns the path of its program
 * @throws when this machine has neither
 */
export function testChromiumPath(): string {
  return findHeadlessShell() ?? chromiumPath();
}

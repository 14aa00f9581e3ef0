import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./installDebianPackages";
import { packageBin } from "./packageBin";

/** Flags that let Chromium run as root and without a GPU, and disable its background network requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const debianChromium = "/usr/bin/chromium";
/** Debian's headless shell, which loads pages twice as fast as full Chromium but has no back/forward cache. */
const debianHeadlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Returns the path of full Chromium: Debian's package or Playwright's download.
 * @throws if neither is installed
 */
export function chromiumPath(): string {
  const path = [debianChromium, chromium.executablePath()].find(existsSync);
  if (!path) throw new Error("There is no Chromium here. Install one with: npx playwright install chromium");
  return path;
}

/** Returns the path of Debian's headless shell or of full Chromium; undefined lets Playwright use its download. */
export function headlessChromiumPath(): string | undefined {
  return [debianHeadlessShell, debianChromium].find(existsSync);
}

/** Installs Chromium if it is missing: Debian's packages if run as root, otherwise Playwright's download. */
export function installChromium(): void {
  const path = headlessChromiumPath();
  if (!path || path === debianChromium)
    installDebianPackages(["chromium", "chromium-headless-shell", "fonts-liberation"]);
  if (!headlessChromiumPath())
    spawnSync(process.execPath, packageBin("@playwright/test", "install", "chromium"), { stdio: "inherit" });
  chromiumPath();
}

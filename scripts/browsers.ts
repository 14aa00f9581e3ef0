import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserType, chromium, firefox, webkit } from "@playwright/test";
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

export const debianFirefox = () => ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);

/** Returns the path of WebKitGTK's MiniBrowser in Debian's packages; undefined if it is not installed. */
export const debianWebKit = () =>
  ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => path.includes("webkit") && existsSync(path));

export const webKitDriver = "/usr/bin/WebKitWebDriver";

/** Whether Debian's packages of an engine are installed, with which the journeys can run. */
export function hasDebianEngine(name: string): boolean {
  if (name === "firefox") return debianFirefox() !== undefined;
  const programs = [debianWebKit(), webKitDriver, "/usr/bin/xvfb-run"];
  return name === "webkit" && programs.every((path) => path && existsSync(path));
}

const isInstalled = (engine: BrowserType) =>
  existsSync(engine.executablePath()) || hasDebianEngine(engine.name());

/** Returns Firefox and WebKit, as far as they are installed: Playwright's downloads or Debian's packages. */
export const installedEngines = (): BrowserType[] => [firefox, webkit].filter(isInstalled);

/**
 * Installs Chromium, and with `withEngines` Firefox and WebKit, if they are missing: Debian's packages if run as root,
 * otherwise Playwright's downloads.
 */
export function installBrowsers(withEngines: boolean): void {
  const download = (...names: string[]) =>
    spawnSync(process.execPath, packageBin("@playwright/test", "install", ...names), { stdio: "inherit" });
  if (!existsSync(debianHeadlessShell))
    installDebianPackages(["chromium", "chromium-headless-shell", "fonts-liberation"]);
  if (!headlessChromiumPath()) download("chromium");
  chromiumPath();
  if (!withEngines || installedEngines().length === 2) return;
  installDebianPackages(["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"]);
  if (installedEngines().length < 2) download("firefox", "webkit");
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import { packageBin } from "./packageBin";

const debianChromium = "/usr/bin/chromium";
/** Debian's headless shell, which loads pages twice as fast as full Chromium but has no back/forward cache. */
const debianHeadlessShell = "/usr/bin/chromium-headless-shell";

/** Returns the path of full Chromium: Debian's package or Playwright's download. */
export function chromiumPath(): string {
  const path = [debianChromium, chromium.executablePath()].find(existsSync);
  if (!path) throw new Error("Chromium is not installed. Install it with: npx playwright install chromium");
  return path;
}

/** Returns the path of Debian's headless shell or of full Chromium; undefined lets Playwright use its download. */
export function headlessChromiumPath(): string | undefined {
  return [debianHeadlessShell, debianChromium].find(existsSync);
}

/** Debian's programs for the journeys in other engines: Firefox, and WebKitGTK's driver. */
export const debianEngines: Record<string, string> = {
  firefox: "/usr/bin/firefox-esr",
  webkit: "/usr/bin/WebKitWebDriver",
};

/** Returns the installed engines out of Firefox and WebKit: Playwright's downloads or Debian's packages. */
export const installedEngines = () =>
  [firefox, webkit].filter((engine) =>
    [engine.executablePath(), String(debianEngines[engine.name()])].some(existsSync),
  );

/**
 * Installs what is missing for the tests: Chromium, Apache, and with `withEngines` Firefox and WebKit. These are Debian's
 * packages if run as root, otherwise Playwright's downloads, without Apache.
 */
export function installPrograms(withEngines: boolean): void {
  const download = (...names: string[]) =>
    spawnSync(process.execPath, packageBin("@playwright/test", "install", ...names), { stdio: "inherit" });
  if (!existsSync("/usr/sbin/apache2")) installDebianPackages("apache2-bin media-types");
  if (!existsSync(debianHeadlessShell))
    installDebianPackages("chromium chromium-headless-shell fonts-liberation");
  if (!headlessChromiumPath()) download("chromium");
  chromiumPath();
  if (!withEngines || installedEngines().length === 2) return;
  installDebianPackages("firefox-esr webkit2gtk-driver xvfb xauth");
  if (installedEngines().length < 2) download("firefox", "webkit");
}

/** Installs Debian packages if run as root on a system with apt-get; otherwise does nothing. */
function installDebianPackages(packages: string): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) return;
  console.log(`\nInstalling Debian's ${packages} …`);
  spawnSync(`apt-get update && apt-get install -y --no-install-recommends ${packages}`, {
    shell: true,
    stdio: "inherit",
    // SYSTEMD_OFFLINE keeps services from being started by their installation.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" },
  });
}

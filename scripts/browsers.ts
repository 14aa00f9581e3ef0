import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import { packageBin } from "./packageBin";

const debianChromium = "/usr/bin/chromium";
/** Debian's headless shell, which loads pages twice as fast as full Chromium but has no back/forward cache. */
const debianHeadlessShell = "/usr/bin/chromium-headless-shell";

export function chromiumPath(): string {
  const path = [debianChromium, chromium.executablePath()].find(existsSync);
  if (!path) throw new Error("Chromium is not installed. Install it with: npx playwright install chromium");
  return path;
}

export function headlessChromiumPath(): string | undefined {
  return [debianHeadlessShell, debianChromium].find(existsSync);
}

export const debianEngines: Record<string, string> = {
  firefox: "/usr/bin/firefox-esr",
  webkit: "/usr/bin/WebKitWebDriver",
};

export const installedEngines = () =>
  [firefox, webkit].filter((engine) =>
    [engine.executablePath(), String(debianEngines[engine.name()])].some(existsSync),
  );

/**
 * Installs the programs that the tests need: Chromium and Apache. If `withEngines` is true, also installs Firefox and
 * WebKit. The root user gets Debian packages. Other users get the browsers from Playwright, but no Apache.
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

function installDebianPackages(packages: string): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) return;
  console.log(`\nInstalling Debian's ${packages} …`);
  spawnSync(`apt-get update && apt-get install -y --no-install-recommends ${packages}`, {
    shell: true,
    stdio: "inherit",
    // SYSTEMD_OFFLINE prevents the installation from starting services.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" },
  });
}

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import { installDebianPackages } from "./installDebianPackages";
import { packageBin } from "./packageBin";

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

/** Installs Firefox and WebKit if one is missing: Debian's packages if run as root, otherwise Playwright's downloads. */
export function installEngines(): void {
  if (installedEngines().length < 2)
    installDebianPackages(["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"]);
  if (installedEngines().length < 2)
    spawnSync(process.execPath, packageBin("@playwright/test", "install", "firefox", "webkit"), {
      stdio: "inherit",
    });
}

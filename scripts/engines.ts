import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import { debianEngine } from "../tests/browser/journeys/webDriver";
import { installDebianPackages } from "./installDebianPackages";
import { packageBin } from "./packageBin";

const isInstalled = (engine: BrowserType) =>
  existsSync(engine.executablePath()) || debianEngine(engine.name()) !== undefined;

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

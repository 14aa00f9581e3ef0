import { spawnSync } from "node:child_process";
import { chromiumPath, debianChromium, headlessChromiumPath } from "./chromium";
import { installDebianPackages } from "./installDebianPackages";
import { packageBin } from "./packageBin";

/**
 * Installs Chromium if it is missing: Debian's packages if run as root, otherwise Playwright's download.
 * @throws if the installation fails, with instructions
 */
export function installChromium(): void {
  const path = headlessChromiumPath();
  if (!path || path === debianChromium)
    installDebianPackages(["chromium", "chromium-headless-shell", "fonts-liberation"]);
  if (!headlessChromiumPath())
    spawnSync(process.execPath, packageBin("@playwright/test", "install", "chromium"), { stdio: "inherit" });
  chromiumPath();
}

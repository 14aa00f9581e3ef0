import { spawnSync } from "node:child_process";
import { chromiumPath, debianChromium, headlessChromiumPath } from "./chromium";
import { installDebianPackages } from "./installDebianPackages";
import { packageBin } from "./packageBin";

/**
 * Installs Chromium where it is missing: Debian's packages as root, elsewhere Playwright's own download.
 * @throws when neither works, with what to do
 */
export function installChromium(): void {
  const path = headlessChromiumPath();
  if (!path || path === debianChromium)
    installDebianPackages(["chromium", "chromium-headless-shell", "fonts-liberation"]);
  if (!headlessChromiumPath())
    spawnSync(process.execPath, packageBin("@playwright/test", "install", "chromium"), { stdio: "inherit" });
  chromiumPath();
}

// If Chromium is missing, installs it for `npm test`. As root on Debian, uses apt, which also works behind firewalls that
// block Playwright's downloads.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's headless shell loads pages twice as fast as full Chromium, but has no back/forward cache. */
export const debianChromium = "/usr/bin/chromium-headless-shell";

if (require.main === module && !existsSync(debianChromium)) {
  const packages = "chromium chromium-headless-shell fonts-liberation";
  const fromDebian = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
  const fromPlaywright = "playwright install chromium";
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  console.log("\nInstalling Chromium for the browser tests (a minute the first time) …");
  const command = isDebianRoot ? `${fromDebian} || ${fromPlaywright}` : fromPlaywright;
  process.exitCode = spawnSync(command, { shell: true, stdio: "inherit" }).status ?? 1;
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";

/** Programs that the tests run. Paths and packages are Debian's, and engines are Playwright's browsers. */
export const programs = {
  apache: { path: "/usr/sbin/apache2", packages: "apache2-bin media-types", engine: undefined },
  chromium: {
    // The headless shell loads pages twice as fast as full Chromium, but has no back/forward cache.
    path: "/usr/bin/chromium-headless-shell",
    packages: "chromium chromium-headless-shell fonts-liberation",
    engine: chromium,
  },
  firefox: { path: "/usr/bin/firefox-esr", packages: "firefox-esr", engine: firefox },
  webkit: { path: "/usr/bin/WebKitWebDriver", packages: "webkit2gtk-driver xvfb xauth", engine: webkit },
};

type Program = (typeof programs)[keyof typeof programs];

export const isInstalled = ({ path, engine }: Program) =>
  existsSync(path) || (engine !== undefined && existsSync(engine.executablePath()));

/** Installs missing programs. Root on Debian gets Debian packages; other users get Playwright's browsers. */
export function installMissing(needed: readonly Program[]): void {
  const missing = () => needed.filter((program) => !isInstalled(program));
  const install = (what: string, command: string) => {
    console.log(`Installing ${what} …`);
    // SYSTEMD_OFFLINE prevents the installation from starting services.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" };
    spawnSync(`${command} ${what}`, { shell: true, stdio: "inherit", env });
  };
  const packages = missing().map((program) => program.packages);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    install(packages.join(" "), "apt-get update && apt-get install -y --no-install-recommends");
  const engines = missing().flatMap(({ engine }) => engine?.name() ?? []);
  if (engines.length > 0) install(engines.join(" "), "playwright install");
}

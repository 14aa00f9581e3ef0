// `tsx scripts/installPrograms.ts [firefox] [webkit]`: installs missing programs that the tests run. For root on
// Debian, these are Debian packages; for others, Playwright's browsers.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isInstalled, programs } from "./programsForTests";

const names = ["chromium", ...process.argv.slice(2)] as (keyof typeof programs)[];
const missing = () => names.map((name) => programs[name]).filter((program) => !isInstalled(program));

function install(what: string, command: string): void {
  console.log(`Installing ${what} …`);
  // SYSTEMD_OFFLINE prevents the installation from starting services.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" };
  spawnSync(`${command} ${what}`, { shell: true, stdio: "inherit", env });
}

const packages = missing().map((program) => program.packages);
if (packages.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
  install(packages.join(" "), "apt-get update && apt-get install -y --no-install-recommends");
const engines = missing().flatMap(({ engine }) => engine?.name() ?? []);
if (engines.length > 0) install(engines.join(" "), "playwright install");

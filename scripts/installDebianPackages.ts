import { spawnSync } from "node:child_process";

/** Installs Debian packages if run as root on a system with apt-get; otherwise does nothing. */
export function installDebianPackages(packages: string[]): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) return;
  console.log(`\nInstalling Debian's ${packages.join(", ")} …`);
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  spawnSync(install, {
    shell: true,
    stdio: "inherit",
    // SYSTEMD_OFFLINE keeps services from being started by their installation.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" },
  });
}

import { spawnSync } from "node:child_process";

/**
 * Installs packages where apt-get is and where that needs nobody's password but can ask for it; does nothing elsewhere.
 * Whoever calls it looks afterwards whether what was wanted is there.
 * @param {string[]} packages their names in Debian
 */
export function installDebianPackages(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!hasCommand("apt-get") || (!isRoot && !hasCommand("sudo"))) return;
  console.log(`\nInstalling Debian's ${packages.join(", ")} …`);
  // Without a terminal nobody can type a password: sudo then fails at once instead of waiting.
  const sudo = isRoot ? [] : ["sudo", ...(process.stdin.isTTY ? [] : ["-n"])];
  for (const task of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [command = "", ...args] = [...sudo, "apt-get", ...task];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(command, args, { stdio: "inherit", env });
  }
}

/** @param {string} name */
function hasCommand(name) {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined;
}

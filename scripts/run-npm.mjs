import { spawnSync } from "node:child_process";

/**
 * Runs npm by a shell: on Windows it is npm.cmd, which cannot be started without one.
 * @param {string} command what stands behind `npm`, for instance `ci --no-fund`; nothing in it may need quotes
 * @param {string} folder where npm runs
 * @returns {boolean} whether it went well
 */
export function runNpm(command, folder) {
  return spawnSync(`npm ${command}`, { cwd: folder, shell: true, stdio: "inherit" }).status === 0;
}

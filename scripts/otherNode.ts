import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runNpm } from "./run-npm.mjs";

/**
 * Installs the newest Node of a major version from npm's package `node`, into a folder of its own.
 * @param major for instance `24`
 * @returns the path of its program
 * @throws when it cannot be had, or does not run
 */
export function installNode(major: string): string {
  if (!/^\d+$/.test(major)) throw new Error(`--node wants a major version such as 24, not ${major}`);
  const folder = resolve(__dirname, `../node_modules/.cache/node-${major}`);
  const node = join(folder, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    // The package's script fetches the program for this machine, from npm too.
    writeFileSync(join(folder, "package.json"), JSON.stringify({ allowScripts: { node: true } }));
    if (!runNpm(`install node@${major}`, folder)) throw new Error(`Node ${major} could not be installed`);
  }
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (!stdout?.startsWith(`v${major}.`)) throw new Error(`${node} is not Node ${major}`);
  return node;
}

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const packages = resolve(__dirname, "../node_modules");

/**
 * The arguments with which Node runs a package's `bin`. Not by node_modules/.bin, whose files Windows cannot start
 * without a shell.
 * @param name the package, for instance `gatsby`
 * @throws when the package is not installed or has no `bin`
 */
export function packageBin(name: string, ...args: string[]): string[] {
  const { bin } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  const [file] = typeof bin === "string" ? [bin] : Object.values<string>(bin ?? {});
  if (!file) throw new Error(`The package ${name} has no bin`);
  return [join(packages, name, file), ...args];
}

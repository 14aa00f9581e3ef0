import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const packages = resolve(__dirname, "../node_modules");

/**
 * Returns the arguments with which Node runs a package's `bin` script, because on Windows the files in
 * node_modules/.bin cannot be started without a shell.
 * @throws if the package is not installed or has no `bin`
 */
export function packageBin(name: string, ...args: string[]): string[] {
  const { bin } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  const [file] = typeof bin === "string" ? [bin] : Object.values<string>(bin ?? {});
  if (!file) throw new Error(`The package ${name} has no bin`);
  return [join(packages, name, file), ...args];
}

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const packages = resolve(__dirname, "../../node_modules");

/**
 * The arguments with which Node runs the program of an installed package. Not through node_modules/.bin: Windows has
 * scripts of its own there, which cannot be started as programs are.
 * @param name the package, for instance `gatsby`
 * @throws when it is not installed or has no program
 */
export function program(name: string, ...args: string[]): string[] {
  const { bin } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  const [file] = typeof bin === "string" ? [bin] : Object.values<string>(bin ?? {});
  if (!file) throw new Error(`The package ${name} has no program`);
  return [join(packages, name, file), ...args];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the arguments with which Node runs a package's `bin` script, because on Windows the files in
 * node_modules/.bin cannot be started without a shell.
 */
export function packageBin(name: string, ...args: string[]): string[] {
  const folder = join(__dirname, "../node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [join(folder, typeof bin === "string" ? bin : String(Object.values(bin)[0])), ...args];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns `node` arguments to run a package's command without node_modules/.bin, which needs a shell on Windows. */
export function packageBin(name: string, ...args: string[]): string[] {
  const folder = join(__dirname, "../../node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [join(folder, typeof bin === "string" ? bin : String(Object.values(bin)[0])), ...args];
}

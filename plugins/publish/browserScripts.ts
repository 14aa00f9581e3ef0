import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { contentHash } from "./contentHash";

/** The site's two scripts, as they are built from src/browser. */
export interface BrowserScripts {
  /** The code that stands in every page. */
  entry: string;
  /** The address of the other, which comes after the first paint. It changes with its code. */
  deferred: string;
}

/** The oldest engines that the site is made for, as esbuild writes them: `ios16.4`. */
const target = browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios"));

/**
 * Builds the two scripts, and writes the second one's file.
 * @param directory the project's own
 * @throws when a script does not compile; the message says where
 */
export function browserScripts(directory: string): BrowserScripts {
  const site = join(directory, "public");
  const { outputFiles } = buildSync({
    absWorkingDir: directory,
    entryPoints: { entry: "src/browser/entry.ts", deferred: "src/browser/afterLoad.ts" },
    bundle: true,
    minify: true,
    // No "use strict" in every page: what it forbids, the types forbid.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target,
    outdir: site,
    write: false,
  });
  const [entry = "", code = ""] = outputFiles.map(({ text }) => text.trim());
  const deferred = `/static/deferred-${contentHash(code)}.js`;
  writeFileSync(join(site, deferred), code);
  return { entry, deferred };
}

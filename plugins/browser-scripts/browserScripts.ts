import { join } from "node:path";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { contentHash } from "../publish/contentHash";

/** The site's two scripts, as they are built from src/browser. */
export interface BrowserScripts {
  /** The code that stands in every page. */
  entry: string;
  /** The other, which comes after the first paint. Its address changes with its code. */
  deferred: { address: string; code: string };
}

/** The oldest engines that the site is made for, as esbuild writes them: `ios16.4`. */
const target = browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios"));

/**
 * Builds the two scripts.
 * @param directory the project's own
 * @throws when a script does not compile; the message says where
 */
export function browserScripts(directory: string): BrowserScripts {
  const { outputFiles } = buildSync({
    absWorkingDir: directory,
    entryPoints: { entry: "src/browser/entry.ts", deferred: "src/browser/afterLoad.ts" },
    bundle: true,
    minify: true,
    // No "use strict" in every page: what it forbids, the types forbid.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target,
    outdir: join(directory, "public"),
    write: false,
  });
  const [entry = "", deferred = ""] = outputFiles.map(({ text }) => text.trim());
  return { entry, deferred: { address: `/static/deferred-${contentHash(deferred)}.js`, code: deferred } };
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { contentHash } from "./contentHash";

/** The site's two scripts, bundled from src/browser. */
export interface BrowserScripts {
  /** The code of the script that is inlined into every page. */
  entry: string;
  /** The address, with a content hash, of the deferred script, which pages load after the first paint. */
  deferred: string;
}

/** The oldest supported browsers in the notation of esbuild, such as `ios16.4`. */
const target = browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios"));

/**
 * Bundles the inline and the deferred script, and writes the deferred script into `public/`.
 * @param directory the project's root
 * @throws if a script does not compile, with the file, line and column
 */
export function browserScripts(directory: string): BrowserScripts {
  const site = join(directory, "public");
  const { outputFiles } = buildSync({
    absWorkingDir: directory,
    entryPoints: { entry: "src/browser/entry.ts", deferred: "src/browser/afterLoad.ts" },
    bundle: true,
    minify: true,
    // Leaves out "use strict" to save bytes, because TypeScript already reports what strict mode forbids.
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

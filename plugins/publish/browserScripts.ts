import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { contentHash } from "./contentHash";

/** The site's two scripts, bundled from src/browser. */
export interface BrowserScripts {
  /** The code that is inlined into every page. */
  entry: string;
  /** The address of the deferred script, which is loaded after the first paint. It contains a content hash. */
  deferred: string;
}

/** The oldest supported browsers, in esbuild's notation: `ios16.4`. */
const target = browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios"));

/**
 * Bundles the two scripts, and writes the deferred one into `public/`.
 * @param directory the project's root
 * @throws if a script does not compile, with the place in the code
 */
export function browserScripts(directory: string): BrowserScripts {
  const site = join(directory, "public");
  const { outputFiles } = buildSync({
    absWorkingDir: directory,
    entryPoints: { entry: "src/browser/entry.ts", deferred: "src/browser/afterLoad.ts" },
    bundle: true,
    minify: true,
    // Leaves out "use strict", to save bytes: TypeScript reports what it would forbid.
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

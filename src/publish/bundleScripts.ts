import { basename } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { browserslist } from "../../package.json";

/** Writes the deferred script of pages without React. Returns the code of the inline script that loads it. */
export function bundleScripts(): string {
  const options = {
    bundle: true,
    minify: true,
    // Omits "use strict" to save bytes. TypeScript already reports what strict mode forbids.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // The oldest supported browsers in esbuild's notation, such as `ios16.4`.
    target: browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios")),
    entryNames: "[name]-[hash]",
    outdir: "public/static",
  } satisfies BuildOptions;
  const entryPoints = { deferred: "src/browser/deferredScript.ts" };
  const { outputs } = buildSync({ ...options, entryPoints, metafile: true }).metafile;
  const DEFERRED_SCRIPT = JSON.stringify(`/static/${basename(String(Object.keys(outputs)[0]))}`);
  const define = { DEFERRED_SCRIPT };
  const entry = "src/browser/inlineScript.ts";
  const { outputFiles } = buildSync({ ...options, define, entryPoints: [entry], write: false });
  return String(outputFiles[0]?.text.trim());
}

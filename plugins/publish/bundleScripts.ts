import { basename, join } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { browserslist } from "../../package.json";

/**
 * Bundles the scripts of pages that are not hydrated: the inline script, and the deferred script that it loads.
 * @param directory the project's root
 * @param definitions the names that Gatsby replaces in browser code, with their values; includes .env variables
 * @returns the inline script's code
 */
export function bundleScripts(directory: string, definitions: Record<string, string>): string {
  const variables = Object.entries(definitions).filter(([name]) => name.startsWith("process.env."));
  const options = {
    absWorkingDir: directory,
    bundle: true,
    minify: true,
    // Omits "use strict" to save bytes. TypeScript already reports what strict mode forbids.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    define: Object.fromEntries(variables.filter(([, value]) => value)),
    // The oldest supported browsers in esbuild's notation, such as `ios16.4`.
    target: browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios")),
    entryNames: "[name]-[hash]",
    outdir: join(directory, "public/static"),
  } satisfies BuildOptions;
  const entryPoints = { deferred: "src/browser/deferredScript.ts" };
  const { outputs } = buildSync({ ...options, entryPoints, metafile: true }).metafile;
  const DEFERRED_SCRIPT = JSON.stringify(`/static/${basename(String(Object.keys(outputs)[0]))}`);
  const define = { ...options.define, DEFERRED_SCRIPT };
  const entry = "src/browser/inlineScript.ts";
  const { outputFiles } = buildSync({ ...options, define, entryPoints: [entry], write: false });
  return String(outputFiles[0]?.text.trim());
}

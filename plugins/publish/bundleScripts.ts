import { basename, join } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { browserslist } from "../../package.json";

export type SiteScripts = ReturnType<typeof bundleScripts>;

/**
 * Bundles the scripts of pages that are not hydrated.
 * @param directory the project's root
 * @param definitions what Gatsby replaces in browser code; includes the variables of .env files
 * @returns the inline script's code, and the deferred script's URL
 */
export function bundleScripts(directory: string, definitions: Record<string, string>) {
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
  const inline = buildSync({ ...options, entryPoints: ["src/browser/inlineScript.ts"], write: false });
  const entryPoints = { deferred: "src/browser/deferredScript.ts" };
  const { outputs } = buildSync({ ...options, entryPoints, metafile: true }).metafile;
  return {
    inline: String(inline.outputFiles[0]?.text.trim()),
    deferred: `/static/${basename(String(Object.keys(outputs)[0]))}`,
  };
}

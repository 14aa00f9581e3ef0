import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";

/** Returns the code of the bundled inline script, which pages run instead of React. */
export function bundleInlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/browser/inlineScript.ts"],
    bundle: true,
    minify: true,
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    // Omits "use strict" to save bytes. TypeScript already reports what strict mode forbids.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // Converts package.json's `browserslist` to esbuild's notation: `ios_saf >= 16.4` becomes `ios16.4`.
    target: browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios")),
  });
  return String(outputFiles[0]?.text.trim());
}

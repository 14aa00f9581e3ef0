import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";

/** Bundles the inline script of pages without React, and returns its code. */
export function bundleInlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/browser/inlineScript.ts"],
    bundle: true,
    minify: true,
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    // Omits "use strict" to save bytes. TypeScript already reports what strict mode forbids.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // The oldest supported browsers in esbuild's notation, such as `ios16.4`.
    target: browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios")),
  });
  return String(outputFiles[0]?.text.trim());
}

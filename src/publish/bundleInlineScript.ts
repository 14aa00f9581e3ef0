import { buildSync } from "esbuild";

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
    target: "es2022",
  });
  return String(outputFiles[0]?.text.trim());
}

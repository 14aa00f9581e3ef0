import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { contentHash } from "./contentHash";

/** The oldest supported browsers in the notation of esbuild, such as `ios16.4`. */
const target = browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios"));

export type BrowserScripts = ReturnType<typeof browserScripts>;

/**
 * Bundles the site's scripts from src/browser and src/islands, and writes those that are not inlined into
 * `public/static/`.
 * @param directory the project's root
 * @throws if a script does not compile, with the file, line and column
 */
export function browserScripts(directory: string) {
  const site = join(directory, "public");
  const options = {
    absWorkingDir: directory,
    bundle: true,
    minify: true,
    // Leaves out "use strict" to save bytes, because TypeScript already reports what strict mode forbids.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target,
    outdir: join(site, "static"),
    format: "esm",
    logLevel: "silent",
  } satisfies BuildOptions;
  const bundle = (contents: string) => {
    const stdin = { contents, resolveDir: join(directory, "src/browser") };
    const { outputFiles } = buildSync({ ...options, stdin, external: ["/static/*"], write: false });
    return `(()=>{${outputFiles[0]?.text.trim()}})();`;
  };
  const write = (name: string, code: string) => {
    const address = `/static/${name}-${contentHash(code)}.js`;
    mkdirSync(join(site, "static"), { recursive: true });
    writeFileSync(join(site, address), code);
    return address;
  };
  const entryWithIslands = (islands: string) => `import { atNextInput } from "./entry";
    const load = () => import("${islands}").catch(() => atNextInput(load));
    load();`;
  const islands = writeIslands(options);
  return {
    /** The code of the script that is inlined into every page. */
    entry: bundle('import "./entry"'),
    /** The same for pages with islands; undefined if src/islands is empty. */
    entryWithIslands: islands && bundle(entryWithIslands(write("islands", bundle(islands)))),
    /** The address of the deferred script, which pages load after the first paint. */
    deferred: write("deferred", bundle('import "./afterLoad"')),
  };
}

/**
 * Writes each file of src/islands as a chunk, and React once for all.
 * @returns the code of the script that imports the chunks; undefined if there are no islands
 */
function writeIslands(options: BuildOptions & { absWorkingDir: string }): string | undefined {
  const folder = join(options.absWorkingDir, "src/islands");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^\w+\.tsx$/.test(name)) : [];
  if (files.length === 0) return undefined;
  const { metafile } = buildSync({
    ...options,
    entryPoints: ["src/browser/hydrateIsland.tsx", ...files.map((file) => `src/islands/${file}`)],
    splitting: true,
    metafile: true,
    entryNames: "island-[name]-[hash]",
    chunkNames: "island-[name]-[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", jsxImportSource: "@emotion/react" } },
    alias: { gatsby: "./plugins/publish/gatsbyInIslands.tsx" },
  });
  const importOf = (source: string) => {
    const [file = ""] =
      Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source) ?? [];
    return `import("/static/${basename(file)}")`;
  };
  const imports = files.map(
    (file) =>
      `"${file}": () => Promise.all([${importOf(`src/islands/${file}`)}, ${importOf("src/browser/hydrateIsland.tsx")}])`,
  );
  return `import { startIslands } from "./islands"; startIslands({ ${imports} });`;
}

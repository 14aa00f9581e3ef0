import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { writeIfChanged } from "../../src/content/outputs/writeIfChanged";
import { contentHash } from "./contentHash";

/** The oldest supported browsers in esbuild's notation, such as `ios16.4`. */
const target = browserslist.map((line) => line.replace(" >= ", "").replace("ios_saf", "ios"));

export type BrowserScripts = ReturnType<typeof browserScripts>;

/**
 * Bundles src/browser and src/islands. Returns the code of inline scripts, and the URLs of other scripts.
 * @param directory the project's root
 * @param define code that replaces expressions such as `process.env.GATSBY_KEY`
 * @throws with file and line if a script does not compile, or if a file in src/islands lacks the required export
 */
export function browserScripts(directory: string, define: Record<string, string>) {
  const site = join(directory, "public");
  const options = {
    absWorkingDir: directory,
    bundle: true,
    minify: true,
    // Omits "use strict" to save bytes. TypeScript already reports what strict mode forbids.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // Replaces `process.env.UNSET` with `(0).UNSET`, which is undefined. An object instead of 0 would add code.
    define: { ...define, "process.env": "0", "process.env.NODE_ENV": '"production"' },
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
    writeIfChanged(join(site, address), code);
    return address;
  };
  const inlineWithIslands = (islands: string) => `import "./inlineScript"; import("${islands}");`;
  const islands = writeIslands(options);
  return {
    inline: bundle('import "./inlineScript"'),
    inlineWithIslands: islands && bundle(inlineWithIslands(write("islands", bundle(islands)))),
    deferred: write("deferred", bundle('import "./deferredScript"')),
  };
}

/**
 * Bundles each file in src/islands into its own chunk, and React into a chunk that all islands share.
 * @returns the code of the script that imports the chunks
 */
function writeIslands(options: BuildOptions & { absWorkingDir: string }): string | undefined {
  const folder = join(options.absWorkingDir, "src/islands");
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  if (files.length === 0) return undefined;
  const hydration = "src/browser/hydrateIsland.tsx";
  const { outputs } = buildSync({
    ...options,
    entryPoints: [hydration, ...files.map((file) => `src/islands/${file}`)],
    splitting: true,
    metafile: true,
    entryNames: "island-[name]-[hash]",
    chunkNames: "island-[name]-[hash]",
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", jsxImportSource: "@emotion/react" } },
    alias: { gatsby: "./plugins/publish/gatsbyInIslands.tsx" },
  }).metafile;
  const outputOf = (source: string) => {
    const [file = "", output] =
      Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    return { load: `import("/static/${basename(file)}")`, exports: output?.exports };
  };
  const imports = files.map((file) => {
    const name = basename(file, ".tsx");
    const { load, exports } = outputOf(`src/islands/${file}`);
    const declaration = `export const ${name} = island("${name}", `;
    const code = readFileSync(join(folder, file), "utf8").replace(/\(\s+/g, "(");
    if (!code.includes(declaration) || exports?.length !== 1)
      throw new Error(
        `src/islands/${file} must export its island under the file's name, and nothing else: ${declaration}…);`,
      );
    return `${name}: () => Promise.all([${load}, ${outputOf(hydration).load}])`;
  });
  return `import { startIslands } from "./islands"; startIslands({ ${imports} });`;
}

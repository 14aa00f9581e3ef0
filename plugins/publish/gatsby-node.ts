import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { GatsbyNode } from "gatsby";
import { StaticQueryMapper } from "gatsby/dist/utils/webpack/plugins/static-query-mapper";
import { filesIn } from "../../src/content/filesIn";
import { font } from "../../src/styles/font";
import { type BrowserScripts, browserScripts } from "./browserScripts";
import { noteUnsupported, reportUnsupported, unsupportedSetup } from "./unsupported";

/** Gatsby's folder with the results of page queries, which the tests need to render pages. */
const pageData = "page-data";

/**
 * Empties `public/` before each build, which makes Gatsby empty its cache too, so that nothing of an earlier build is
 * published. Also empties `public/` after a failed build, and when `gatsby develop` starts after a build, because
 * Gatsby's cache does not match the published files.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const { directory } = store.getState().program;
  const site = join(directory, "public");
  const removeSite = () => rmSync(site, { recursive: true, force: true });
  const isBuild = process.env.gatsby_executing_command === "build";
  if (isBuild || !existsSync(join(site, pageData))) removeSite();
  process.on("exit", (code) => {
    if (isBuild && code !== 0) removeSite();
  });
  // Exits on signals by `process.exit`, because a signal alone would end the process without an "exit" event.
  if (isBuild)
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
};

/** Copies static/ to `public/` again, because `onPreInit` has deleted the copies that `gatsby develop` had made. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const { directory } = store.getState().program;
  cpSync(join(directory, "static"), join(directory, "public"), { recursive: true });
};

let scripts: BrowserScripts | undefined;

/**
 * Resolves the imports `site-font` and `site-font-more` to the font files of src/styles/font.ts. In a build, replaces
 * the browser bundle of Gatsby and React by the site's own scripts, because pages are completely rendered at build
 * time (docs/decisions/no-react-in-the-browser.md). Reports what does not work in the published site.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins, getConfig, store, reporter } = api;
  const { directory } = store.getState().program;
  const isDevelop = stage === "develop";
  const fontFile = (file: string) => join(directory, "node_modules", file);
  actions.setWebpackConfig({
    resolve: { alias: { "site-font": fontFile(font.file), "site-font-more": fontFile(font.more.file) } },
  });
  if (stage.endsWith("html"))
    // Loads lightningcss from node_modules at run time, because webpack cannot bundle a native module.
    actions.setWebpackConfig({ externals: [{ lightningcss: "commonjs lightningcss" }] });
  if (isDevelop || stage === "build-javascript") {
    const sentences = unsupportedSetup(store.getState(), reporter);
    try {
      scripts = browserScripts(directory);
    } catch (error) {
      sentences.push(
        (error as Error).message.replace(
          /No matching export in "\S+gatsbyInIslands.tsx" for import ("\w+")/g,
          'An island cannot import $1 from "gatsby". Query data in the page, and pass it to the island as a prop.',
        ),
      );
    }
    reportUnsupported(sentences, reporter, !isDevelop);
  }
  if (stage === "build-javascript")
    // Leaves the browser bundle empty instead of removing it, because Gatsby requires an entry named `app`.
    actions.replaceWebpackConfig({ ...getConfig(), entry: { app: "data:text/javascript," }, devtool: false });
  if (!isDevelop && stage !== "build-html") return;
  const noteStyleSheet = ({ resource, issuer }: Record<"resource" | "issuer", string>) => {
    // Gatsby calls this without an issuer.
    if (!issuer || /\.cache/.test(issuer) || /\.\w*ss$/.test(issuer)) return [];
    const [file, importer] = [resource, issuer].map((path) => relative(directory, path));
    const sentence = `${importer} imports ${file}, which no page gets. Write the styles with emotion's \`css\`.`;
    if (isDevelop) reporter.warn(sentence);
    else void noteUnsupported(directory, sentence);
    return [];
  };
  actions.setWebpackConfig({
    module: { rules: [{ test: /\.(css|s[ac]ss|less|styl)$/, use: noteStyleSheet }] },
  });
  // Gatsby looks in the browser bundle for the static queries and slices of each page; here the pages are not in it.
  const staticQueryMapper = new StaticQueryMapper(store);
  if (!isDevelop)
    actions.setWebpackConfig({
      plugins: [plugins.define({ BROWSER_SCRIPTS: JSON.stringify(scripts) }), staticQueryMapper],
    });
};

/**
 * Removes from `public/` the files that only Gatsby's runtime would use, and copies pages, such as
 * `directory/index.html` to `directory.html` (docs/decisions/pages-as-html-files.md).
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { program, pages } = store.getState();
  const site = join(program.directory, "public");
  const stats = JSON.parse(readFileSync(join(site, "webpack.stats.json"), "utf8"));
  const scripts: string[] = Object.values<string[]>(stats.assetsByChunkName).flat();
  const kept = join(program.directory, ".cache", pageData);
  rmSync(kept, { recursive: true, force: true });
  renameSync(join(site, pageData), kept);
  const names = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown", "slice-data"];
  for (const name of [...scripts, ...names]) rmSync(join(site, name), { recursive: true, force: true });

  for (const path of pages.keys()) {
    if (path === "/" || path.endsWith(".html")) continue;
    // Deletes the not-found page that Gatsby renders as /404, because hosts use its copy /404.html.
    if (pages.has(`${path}.html`)) rmSync(join(site, path), { recursive: true });
    else copyFileSync(join(site, path, "index.html"), join(site, `${path}.html`));
  }

  // Deletes the sample forms, which send nothing, if no page uses them because a lead provider is connected.
  const html = filesIn(site).filter((file) => file.endsWith(".html") && !file.startsWith("sample-forms/"));
  if (!html.some((file) => readFileSync(join(site, file), "utf8").includes('"/sample-forms/')))
    rmSync(join(site, "sample-forms"), { recursive: true });
};

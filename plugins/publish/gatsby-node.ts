import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { font } from "../../src/styles/font";
import { browserScripts } from "./browserScripts";
import { pageFile } from "./pageFile";
import { lockProject, unlockProject } from "./projectLock";

/** Where Gatsby keeps what a page's query has given; the tests render pages with it. */
const pageData = "page-data";

/**
 * Begins a build with an empty `public/`, without which Gatsby empties its cache too, so that a site depends on one
 * build alone. One that fails leaves no site. `gatsby develop` needs the same after a build, whose site is no longer
 * what Gatsby has written.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, reporter }) => {
  const { directory } = store.getState().program;
  const site = join(directory, "public");
  const removeSite = () => rmSync(site, { recursive: true, force: true });
  const other = lockProject(directory);
  if (other !== undefined)
    return reporter.panic(
      `Gatsby is at work in this folder already (process ${other}). Wait for its end, or end it, and start again.`,
    );
  const isBuild = process.env.gatsby_executing_command === "build";
  if (isBuild || !existsSync(join(site, pageData))) removeSite();
  process.on("exit", (code) => {
    unlockProject(directory);
    if (isBuild && code !== 0) removeSite();
  });
  // Without it a build that is interrupted ends before "exit".
  if (isBuild)
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
};

/** Restores the copies of static/ that `gatsby develop` makes before `onPreInit`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const { directory } = store.getState().program;
  cpSync(join(directory, "static"), join(directory, "public"), { recursive: true });
};

/**
 * `site-font` and `site-font-more` are the files that src/styles/font.ts names, so that the font has one place. In a
 * build, gives pages the site's scripts, and nothing of Gatsby's and React's: pages are rendered when they are built,
 * and neither has anything left to do in a browser (docs/decisions/no-react-in-the-browser.md).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins, getConfig, store } = api;
  const { directory } = store.getState().program;
  const fontFile = (file: string) => {
    const path = join(directory, "node_modules", file);
    if (!existsSync(path)) throw new Error(`src/styles/font.ts names ${file}, which is not in node_modules`);
    return path;
  };
  actions.setWebpackConfig({
    resolve: { alias: { "site-font": fontFile(font.file), "site-font-more": fontFile(font.more.file) } },
  });
  if (stage.endsWith("html"))
    // It is native code, which webpack cannot bundle.
    actions.setWebpackConfig({ externals: [{ lightningcss: "commonjs lightningcss" }] });
  if (stage === "build-html")
    actions.setWebpackConfig({
      plugins: [plugins.define({ BROWSER_SCRIPTS: JSON.stringify(browserScripts(directory)) })],
    });
  // Gatsby asks for an entry of this name.
  if (stage === "build-javascript")
    actions.replaceWebpackConfig({ ...getConfig(), entry: { app: "data:text/javascript," }, devtool: false });
};

/**
 * Takes out of `public/` what only Gatsby's runtime would read, and gives pages the names under which hosts find them
 * (docs/decisions/pages-as-html-files.md). All else stays: what plugins of Gatsby's ecosystem write is published.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { program, pages } = store.getState();
  const site = join(program.directory, "public");
  const stats = JSON.parse(readFileSync(join(site, "webpack.stats.json"), "utf8"));
  const scripts: string[] = Object.values<string[]>(stats.assetsByChunkName).flat();
  const kept = join(program.directory, ".cache", pageData);
  rmSync(kept, { recursive: true, force: true });
  renameSync(join(site, pageData), kept);
  for (const name of [...scripts, "webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"])
    rmSync(join(site, name), { recursive: true });

  for (const path of pages.keys()) {
    const published = pageFile(path);
    const rendered = join(site, path, "index.html");
    if (path === "/" || path.endsWith(".html")) continue;
    // Gatsby renders the not-found page twice, as /404 and as /404.html, which is the one that hosts look for.
    if (pages.has(`${path}.html`)) rmSync(rendered);
    else renameSync(rendered, join(site, published));
    if (readdirSync(dirname(rendered)).length === 0) rmdirSync(dirname(rendered));
  }

  // A sample form sends nothing, so nobody must find one where a provider is connected.
  const html = [...pages.keys()].map((path) => readFileSync(join(site, pageFile(path)), "utf8"));
  if (!html.some((page) => page.includes('"/sample-forms/')))
    rmSync(join(site, "sample-forms"), { recursive: true });
};

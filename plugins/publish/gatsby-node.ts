import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode, Reporter } from "gatsby";
import { filesIn } from "../../src/content/filesIn";
import { type BrowserScripts, browserScripts } from "./browserScripts";
import { htmlFile, reportUnsupported, unsupportedSetup } from "./unsupportedGatsbyFeatures";

/**
 * Deletes `public/` before each build and after a failed build, so that no outdated files are published. If
 * `gatsby develop` follows a build, also deletes `public/`, so that Gatsby clears its cache. The cache would rely on
 * files that the build has removed, such as `public/page-data/`.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ store, reporter }) => {
  const { directory } = store.getState().program;
  const site = join(directory, "public");
  const isBuild = process.env.gatsby_executing_command === "build";
  if (isBuild || !existsSync(join(site, "page-data"))) await remove(site, reporter);
  process.on("exit", (code) => {
    if (isBuild && code !== 0) rmSync(site, { recursive: true, force: true });
  });
  // Calls `process.exit` on signals, because a signal alone would end the process without an "exit" event.
  if (isBuild)
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
};

/** Retries three times, because programs on Windows may lock a file in the folder. */
async function remove(folder: string, reporter: Reporter): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(({ code }) =>
    reporter.panic(
      `${folder} cannot be deleted (${code}). Close the programs that use it, such as \`npm run serve\` or a terminal in that folder, and try again.`,
    ),
  );
}

/** Copies static/ to `public/` again, because `gatsby develop` copies static/ before `onPreInit` deletes `public/`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const { directory } = store.getState().program;
  cpSync(join(directory, "static"), join(directory, "public"), { recursive: true });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store, reporter }) =>
  reportUnsupported(unsupportedSetup(store.getState()), reporter);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins } = api;
  if (stage === "build-javascript") replaceBrowserBundle(api);
  // Passes the bundled scripts to gatsby-ssr.tsx as a constant, because gatsby-ssr.tsx runs in other processes.
  if (stage === "build-html")
    actions.setWebpackConfig({ plugins: [plugins.define({ BROWSER_SCRIPTS: JSON.stringify(scripts) })] });
  // Loads lightningcss from node_modules at run time, because webpack cannot bundle a native module.
  if (stage.endsWith("html"))
    actions.setWebpackConfig({ externals: [{ lightningcss: "commonjs lightningcss" }] });
};

let scripts: BrowserScripts | undefined;

/**
 * Replaces the browser bundle of Gatsby and React with the site's own scripts, because pages are fully rendered at
 * build time (docs/decisions/no-react-in-the-browser.md).
 */
function replaceBrowserBundle({ actions, getConfig, store, reporter }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Environment variables that Gatsby inlines into browser code, including variables from .env files.
  const { definitions } = config.plugins.find((plugin: object) => plugin.constructor.name === "DefinePlugin");
  const variables = Object.entries<string>(definitions).filter(
    ([name, value]) => value && name.startsWith("process.env."),
  );
  try {
    scripts = browserScripts(store.getState().program.directory, Object.fromEntries(variables));
  } catch (error) {
    reportUnsupported([(error as Error).message], reporter);
  }
  // Leaves an empty browser bundle, because Gatsby requires an entry named `app`.
  actions.replaceWebpackConfig({ ...config, entry: { app: "data:text/javascript," }, devtool: false });
}

/**
 * Removes Gatsby's runtime from public/. Keeps only the pages, public/static/ (such as stylesheets), and the files from
 * the project's static/ folder. Also publishes a page such as `privacy-policy/index.html` as `privacy-policy.html`
 * (docs/decisions/pages-as-html-files.md).
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }) => {
  const { program, pages } = store.getState();
  const [site, built] = [join(program.directory, "public"), join(program.directory, ".cache/built")];
  await remove(built, reporter);
  renameSync(site, built);
  const publish = (from: string, to = from) =>
    cpSync(join(built, from), join(site, to), { recursive: true, preserveTimestamps: true });

  publish("static");
  let html = "";
  for (const path of pages.keys()) {
    const file = htmlFile(path);
    // Skips the 404 page's copy at /404, because hosts use /404.html.
    if (pages.has(`${path}.html`)) continue;
    publish(file);
    if (path !== "/" && file !== path) publish(file, `${path}.html`);
    html += readFileSync(join(built, file), "utf8");
  }
  // Publishes the sample forms only if a page embeds one.
  for (const file of filesIn(join(program.directory, "static")))
    if (!file.startsWith("sample-forms/") || html.includes('"/sample-forms/')) publish(file);
};

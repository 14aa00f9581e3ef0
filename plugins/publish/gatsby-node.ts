import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { bundleScripts } from "./bundleScripts";
import { pageFiles, reportProblems } from "./deadLinks";
import { runtimeFiles, runtimeMark, unusedFiles } from "./gatsbyRuntime";
import { unsupportedFeatures } from "./unsupportedFeatures";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ hydrateEveryPage: Joi.boolean().description("Publishes every page with Gatsby's runtime.") });

/**
 * Deletes public/ before each build, so that no outdated files are published, and before `gatsby develop` if a build
 * came before. Gatsby then clears its cache, which relies on files that `onPostBuild` has deleted.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const site = join(store.getState().program.directory, "public");
  if (process.env.gatsby_executing_command === "build" || !existsSync(join(site, "page-data")))
    rmSync(site, { recursive: true, force: true, maxRetries: 3 });
};

/** Copies static/ to public/ again, because `gatsby develop` copies static/ before `onPreInit` deletes public/. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const { directory } = store.getState().program;
  cpSync(join(directory, "static"), join(directory, "public"), { recursive: true });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store, reporter }, { hydrateEveryPage }) =>
  reportProblems(unsupportedFeatures(store.getState(), Boolean(hydrateEveryPage)), reporter);

let inlineScript: string | undefined;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { stage, actions, plugins, getConfig, store },
  { hydrateEveryPage },
) => {
  if (hydrateEveryPage) return;
  if (stage === "build-javascript") {
    const isDefine = (plugin: object) => plugin.constructor.name === "DefinePlugin";
    inlineScript = bundleScripts(
      store.getState().program.directory,
      getConfig().plugins.find(isDefine).definitions,
    );
  }
  // Passes the script to gatsby-ssr.tsx as a constant, because gatsby-ssr.tsx runs in other processes.
  if (stage === "build-html")
    actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT: JSON.stringify(inlineScript) })] });
};

/**
 * Deletes what no page needs, and publishes a page such as `privacy-policy/index.html` also as `privacy-policy.html`
 * (docs/decisions/pages-as-html-files.md).
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }, { hydrateEveryPage }) => {
  const site = join(store.getState().program.directory, "public");
  let html = "";
  for (const [path, file] of pageFiles(store.getState())) {
    html += readFileSync(join(site, file), "utf8");
    if (path !== "/" && file !== path) copyFileSync(join(site, file), `${site}${path}.html`);
  }
  const isUnused = (name: string) =>
    unusedFiles.test(name) ||
    (!hydrateEveryPage && !html.includes(runtimeMark) && runtimeFiles.test(name)) ||
    (name === "sample-forms" && !html.includes('"/sample-forms/'));
  for (const name of readdirSync(site).filter(isUnused)) rmSync(join(site, name), { recursive: true });
};

import { cpSync, existsSync, writeFileSync } from "node:fs";
import type { GatsbyNode, Reporter } from "gatsby";
import { buildTime } from "./src/content/buildTime";
import { contentSdl, fromSchema } from "./src/content/graphqlTypes";
import { contentFiles } from "./src/content/schema/contentFiles";
import { requireValidContent, showProblems, watchContent } from "./src/content/watchContent";
import { editLinksScript, wantsEditLinks } from "./src/edit-links/editLinks";
import { bundleScripts } from "./src/publish/bundleScripts";
import { deadLinks } from "./src/publish/deadLinks";
import { deleteOldSite, finishPublishedFiles } from "./src/publish/publishedFiles";
import { unsupportedFeatures } from "./src/publish/unsupportedFeatures";
import { writeHostFiles } from "./src/publish/writeHostFiles";

// This project's Gatsby hooks, in the order in which Gatsby calls them. The same hooks of plugins run first.

/** Whether React hydrates every page, as on other Gatsby sites, or only pages that call `useHydration`. */
const hydrateEveryPage = process.env.HYDRATE_EVERY_PAGE === "1";

export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) =>
  deleteOldSite(store.getState().program.directory);

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store, reporter }) => {
  const { directory } = store.getState().program;
  // Copies static/ again, because `gatsby develop` copies static/ before `onPreInit` deletes public/.
  if (existsSync(`${directory}/static`))
    cpSync(`${directory}/static`, `${directory}/public`, { recursive: true });
  const isDevelop = process.env.gatsby_executing_command === "develop";
  return (isDevelop ? watchContent : requireValidContent)(directory, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(fromSchema);
  actions.createTypes(contentSdl());
};

/** Makes root query fields such as `agency` non-null, because the content check requires their files. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const singleNodeTypes = contentFiles
    .filter(({ content, entry }) => content === entry)
    .map(({ typeName }) => typeName);
  const nonNullQuery = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  createResolvers({
    Query: Object.fromEntries([...singleNodeTypes, "Site"].map(nonNullQuery)),
    // For reproducible builds, the environment variable SOURCE_DATE_EPOCH overrides the build time.
    Site: { buildTime: { type: "Date!", resolve: () => buildTime().toISOString() } },
  });
};

function reportProblems(messages: Iterable<string>, reporter: Reporter): void {
  const all = [...new Set(messages)];
  if (all.length > 0)
    reporter.panic(["This works in `npm start`, but not in the published site:", ...all].join("\n  - "));
}

let inlineScript: string | undefined;

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store, reporter }) => {
  reportProblems(unsupportedFeatures(store.getState(), hydrateEveryPage), reporter);
  if (!hydrateEveryPage) inlineScript = bundleScripts(store.getState().program.directory);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions, getConfig, plugins } = args;
  const config = getConfig();
  // Compiles these values into gatsby-ssr.tsx as constants, because other processes run gatsby-ssr.tsx.
  const constants = { INLINE_SCRIPT: JSON.stringify(inlineScript), WANTS_EDIT_LINKS: wantsEditLinks() };
  // Removes ESLint, which would delay `gatsby develop` by seconds, because Biome lints this project.
  const isNeeded = (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin";
  config.plugins = [...config.plugins.filter(isNeeded), plugins.define(constants)];
  actions.replaceWebpackConfig(config);
  if (stage === "develop") showProblems(actions);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  app.get(
    "/edit-links.js",
    async (_: unknown, response: { type(name: string): { send(body: string): void } }) =>
      response.type("js").send(await editLinksScript(store.getState().program.directory)),
  );
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { store, reporter } = args;
  const { directory } = store.getState().program;
  finishPublishedFiles(store.getState(), hydrateEveryPage);
  if (wantsEditLinks()) writeFileSync(`${directory}/public/edit-links.js`, await editLinksScript(directory));
  await writeHostFiles(args);
  reportProblems(deadLinks(store.getState()), reporter);
};

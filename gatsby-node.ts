import type { GatsbyNode } from "gatsby";
import { deadLinks, reportProblems } from "./plugins/publish/deadLinks";
import { contentFiles } from "./src/content/declarations/contentFiles";
import { buildTime } from "./src/content/declarations/limits";
import { contentSdl } from "./src/content/outputs/graphqlTypes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentSdl());
};

/**
 * Makes root query fields such as `agency` non-null, because the content check fails if their YAML files are missing.
 * For reproducible builds, the environment variable SOURCE_DATE_EPOCH overrides `site.buildTime`.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const singleNodeTypes = contentFiles
    .filter(({ content, entry }) => content === entry)
    .map(({ typeName }) => typeName);
  const nonNullQuery = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  createResolvers({
    Query: Object.fromEntries([...singleNodeTypes, "Site"].map(nonNullQuery)),
    Site: { buildTime: { type: "Date!", resolve: () => buildTime().toISOString() } },
  });
};

/** Removes ESLint from `gatsby develop`: ESLint takes seconds at each start, and Biome lints this project. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig }) => {
  const config = getConfig();
  const plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  );
  actions.replaceWebpackConfig({ ...config, plugins });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store, reporter }) =>
  reportProblems(deadLinks(store.getState()), reporter);

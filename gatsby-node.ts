import type { GatsbyNode } from "gatsby";
import { contentFiles } from "./src/content/declarations/contentFiles";
import { contentSdl } from "./src/content/outputs/graphqlTypes";

/** Types come from the declarations in src/content/; nothing is inferred from data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentSdl());
};

/**
 * Says that what the check has made sure of is there: Gatsby makes every field of Query nullable, which would have
 * each page ask for what cannot be missing.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const single = contentFiles.filter((file) => !file.entries).map(({ typeName }) => typeName);
  const present = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  createResolvers({
    Query: Object.fromEntries([...single, "Site"].map(present)),
    Site: { buildTime: { type: "Date!" } },
  });
};

/** Leaves out the ESLint of `gatsby develop`, which costs seconds at each start: Biome lints this project. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig }) => {
  const config = getConfig();
  const plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  );
  actions.replaceWebpackConfig({ ...config, plugins });
};

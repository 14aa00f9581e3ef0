import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Puts `entry.ts` in the place of Gatsby's own entry in the production build, so that a page needs a few
 * hundred bytes of script before `load` and React comes after it (docs/decisions/late-entry.md).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  store,
}) => {
  if (stage !== "build-javascript") return;
  const { directory } = store.getState().program;
  const config = getConfig();
  config.entry.app = path.join(directory, "plugins/late-entry/entry.ts");
  config.resolve.alias = {
    ...config.resolve.alias,
    "gatsby-production-app": path.join(directory, ".cache/production-app"),
  };
  actions.replaceWebpackConfig(config);
};

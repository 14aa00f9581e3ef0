import type { GatsbyNode } from "gatsby";

/**
 * Pages are rendered when they are built, and neither Gatsby nor React has anything left to do in a browser after that
 * (docs/decisions/no-react-in-the-browser.md), so nothing is bundled for it. Gatsby asks for an entry of this name.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript") return;
  actions.replaceWebpackConfig({ ...getConfig(), entry: { app: "data:text/javascript," }, devtool: false });
};

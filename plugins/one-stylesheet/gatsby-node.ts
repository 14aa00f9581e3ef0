import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { font } from "../../src/styles/font";

/** `site-font` is the file that src/styles/font.ts names, so that the font has one place. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, store }) => {
  const { directory } = store.getState().program;
  actions.setWebpackConfig({
    resolve: { alias: { "site-font": join(directory, "node_modules", font.file) } },
  });
};

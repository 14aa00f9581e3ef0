import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { font } from "../../src/styles/font";

/** `site-font` and `site-font-more` are the files that src/styles/font.ts names, so that the font has one place. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, store }) => {
  const { directory } = store.getState().program;
  const fontFile = (file: string) => {
    const path = join(directory, "node_modules", file);
    if (!existsSync(path)) throw new Error(`src/styles/font.ts names ${file}, which is not in node_modules`);
    return path;
  };
  actions.setWebpackConfig({
    resolve: { alias: { "site-font": fontFile(font.file), "site-font-more": fontFile(font.more.file) } },
  });
};

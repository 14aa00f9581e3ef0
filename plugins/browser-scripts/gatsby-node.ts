import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * The site's own two scripts are all that is built for browsers: pages are rendered when they are built, and neither
 * Gatsby nor React has anything left to do after that (docs/decisions/no-react-in-the-browser.md). plugins/publish puts
 * `app` into the pages and tells it the address of `deferred`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  store,
}) => {
  if (stage !== "build-javascript") return;
  const { directory } = store.getState().program;
  const script = (name: string) => ({
    import: path.join(directory, "src", "browser", name),
    runtime: false as const,
  });
  const config = getConfig();
  // Gatsby asks for an entry of this name, and writes its address into every page.
  config.entry = { app: script("entry.ts"), deferred: script("deferred.ts") };
  config.optimization = { ...config.optimization, runtimeChunk: false, splitChunks: false };
  config.devtool = false;
  actions.replaceWebpackConfig(config);
};

import { realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { LATE_ENTRY } from "./lateEntryName";

/**
 * Builds `entry.ts` as a script of its own beside Gatsby's, for plugins/publish to put into the pages: a page needs a
 * kilobyte of script before `load`, and Gatsby and React come after it (docs/decisions/late-entry.md).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  store,
}) => {
  if (stage !== "build-javascript") return;
  const { directory } = store.getState().program;
  const gatsby = realpathSync(path.join(directory, "node_modules/gatsby"));
  const config = getConfig();
  // Without webpack's runtime, which it has no use for.
  config.entry[LATE_ENTRY] = {
    import: path.join(directory, "plugins/late-entry/entry.ts"),
    runtime: false,
  };
  config.entry.app = path.join(directory, "plugins/late-entry/app.ts");
  config.resolve.alias = {
    ...config.resolve.alias,
    "gatsby-production-app": path.join(directory, ".cache/production-app"),
    // Nobody asks emotion for `withTheme`, which alone needs it.
    "hoist-non-react-statics": false,
    // The browser keeps and restores scroll positions itself; React, which comes late, must not undo a scroll.
    "gatsby-react-router-scroll": path.join(directory, "plugins/late-entry/NativeScroll.tsx"),
    // Polyfills for browsers that the page serves without any script of its own (7 KB for every other one).
    "core-js": false,
    // Gatsby's runner of third-party scripts in a worker; this site has one such script, loaded plainly.
    [path.join(gatsby, "dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  };
  config.module.rules.push({
    // Its one dynamic import is of server components, which Gatsby leaves empty: a file that nobody would ask for.
    test: path.join(directory, ".cache/loader.js"),
    parser: { dynamicImportMode: "eager" },
  });
  actions.replaceWebpackConfig(config);
};

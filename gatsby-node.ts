import { rmSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { contentResolvers, contentTypes } from "./src/content/graphqlTypes";
import { writeJsonSchemas } from "./src/content/jsonSchemas";
import { checkWhileDeveloping, requireValidContent } from "./src/content/requireValidContent";
import { bundleInlineScript } from "./src/publish/bundleInlineScript";
import { publishSite } from "./src/publish/publishSite";

/**
 * Whether published pages run React in the browser. If components need state, effects or event handlers, or plugins
 * need React, set this to true, and delete `noRestrictedImports` in biome.json. Tests set REACT_IN_BROWSER=1 instead.
 */
const reactInBrowser = process.env.REACT_IN_BROWSER === "1";

// Gatsby calls these hooks in this order. If a plugin implements the same hook, Gatsby calls the plugin's hook first.

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (!reactInBrowser)
    reporter.info(
      "Published pages run no React: state and handlers need `reactInBrowser` in gatsby-node.ts.",
    );
  if (process.env.gatsby_executing_command === "develop") writeJsonSchemas();
  await requireValidContent(reporter);
  // Deletes the previous build, because Gatsby would keep files of deleted pages. Without public/, Gatsby also discards
  // its cache.
  if (process.env.gatsby_executing_command === "build")
    rmSync("public", { recursive: true, force: true, maxRetries: 3 });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) =>
  actions.createTypes(contentTypes(schema));

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers(contentResolvers());

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  // Passes the script as a build-time constant: gatsby-ssr.tsx runs in worker processes, which lack this file's state.
  const script = stage === "build-html" && !reactInBrowser ? bundleInlineScript() : undefined;
  actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT: JSON.stringify(script) })] });
  if (stage === "develop") checkWhileDeveloping(actions);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) => publishSite(args, reactInBrowser);

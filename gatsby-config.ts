import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { typeName } from "./src/content/outputs/graphqlTypes";

const config: GatsbyConfig = {
  // Pages have no slash at their end (docs/decisions/pages-as-html-files.md).
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "content",
    {
      resolve: "gatsby-source-filesystem",
      // The checked copy of data/ that plugins/content writes, not data/ itself.
      options: { name: "content", path: join(__dirname, ".cache", "content") },
    },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "one-stylesheet",
    "lean-document",
    "browser-scripts",
    // Begins the published site; those behind it add their files to it.
    "publish",
    "brand-pictures",
    "search-files",
    "sample-forms",
    // The last: it looks at everything that the others have written.
    "hosting",
  ],
};

export default config;

import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { typeName } from "./src/content/outputs/graphqlTypes";

/** What is used here of Express' response. */
interface FileResponse {
  sendFile(path: string, options: { root: string }): void;
}

const config: GatsbyConfig = {
  // Pages have no slash at their end (docs/decisions/pages-as-html-files.md).
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  // The development server answers every .html address with a page of its own, so the sample forms need a route.
  developMiddleware: (app) =>
    app.get("/sample-forms/*.html", ({ path }: { path: string }, response: FileResponse) =>
      response.sendFile(path, { root: join(__dirname, "static") }),
    ),
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
    "publish",
    "brand",
    // The last: it looks at everything that the others have written.
    "hosting",
  ],
};

export default config;

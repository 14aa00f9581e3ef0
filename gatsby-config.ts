import type { GatsbyConfig } from "gatsby";
import sirv from "sirv";
import { wantsEditLinks } from "./plugins/edit-links/editLinks";
import { typeNameOf } from "./src/content/schema/contentFiles";

// Omits WebP, because nearly all browsers in `browserslist` support AVIF. Other browsers get the original format.
const photoDefaults = { placeholder: "none", formats: ["auto", "avif"], avifOptions: { quality: 40 } };

const typeName = ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath);

const config: GatsbyConfig = {
  // Page URLs have no trailing slash, because hosts serve terms.html at /terms (docs/decisions/pages-as-html-files.md).
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  // A no-op adapter keeps Netlify builds from using gatsby-adapter-netlify, which adds headers and deletes pages' HTML
  // files (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/zero-configuration-deployments/).
  adapter: { name: "no", adapt: () => {} },
  // Serves static/, because `gatsby develop` would otherwise respond to the sample form's URL with the app's HTML.
  developMiddleware: (app) => app.use(sirv("static", { dev: true })),
  plugins: [
    // Ignores hidden files, such as .DS_Store.
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "data", ignore: ["**/.*"] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    // Ignores warnings, as check/problemsIn.ts does, because photos from some phones cause harmless ones.
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error", defaults: photoDefaults } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    ...(wantsEditLinks() ? ["edit-links"] : []),
  ],
};

export default config;

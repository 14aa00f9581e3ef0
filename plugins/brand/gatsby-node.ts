import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentHash } from "../publish/contentHash";
import { iconFiles } from "./icons";
import { manifest } from "./manifest";
import { type ShareWords, sharePicture } from "./sharePicture";
import { robots, sitemap } from "./sitemapAndRobots";

/** The part of Gatsby's resolver context by which a resolver finds the home page's words. */
interface ResolverContext {
  nodeModel: { findOne(options: { type: "Home" }): Promise<Queries.Home> };
}

/** The addresses of the share pictures that are drawn or being drawn, by their words as JSON. */
const sharePictures = new Map<string, Promise<string>>();

/** Adds the field `Agency.sharePicture` to GraphQL; the first page that queries it has the picture drawn. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, store }) => {
  const { directory } = store.getState().program;
  const draw = async (words: ShareWords) => {
    const picture = await sharePicture(words, directory);
    const address = `/static/share-${contentHash(picture)}.png`;
    write(directory, { [address]: picture });
    return address;
  };
  createResolvers({
    Agency: {
      sharePicture: {
        type: "String!",
        description: "The path of the preview image of shared links, which changes with the image.",
        resolve: async ({ name, phone }: Queries.Agency, _: unknown, { nodeModel }: ResolverContext) => {
          const { hero } = await nodeModel.findOne({ type: "Home" });
          const words = { name, phone, headline: hero.headline };
          const key = JSON.stringify(words);
          if (!sharePictures.has(key)) sharePictures.set(key, draw(words));
          return sharePictures.get(key);
        },
      },
    },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { program, pages } = store.getState();
  const { directory } = program;
  const { data, errors } = await graphql<Queries.BrandQuery>(`
    query Brand {
      agency { name website }
    }
  `);
  if (!data || errors) return reporter.panic("brand: the agency's words cannot be queried", errors);
  const { name, website } = data.agency;
  write(directory, {
    ...(await iconFiles()),
    "manifest.webmanifest": manifest(name),
    "sitemap.xml": sitemap(website, [...pages.keys()]),
    "robots.txt": robots(website),
  });
};

/** Writes the icons and the web app manifest for `gatsby develop`, where nothing requests the other brand files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ store, getNodesByType }) => {
  const [agency] = getNodesByType("Agency");
  const { directory } = store.getState().program;
  write(directory, { ...(await iconFiles()), "manifest.webmanifest": manifest(String(agency?.name)) });
};

function write(directory: string, files: Record<string, string | Buffer>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(directory, "public", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

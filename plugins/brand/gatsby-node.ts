import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { contentHash } from "../publish/contentHash";
import { iconFiles } from "./icons";
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

/** Writes icons, sitemap and robots.txt after a build, and when `gatsby develop` starts. */
async function writeBrandFiles({ store, getNodesByType }: NodePluginArgs): Promise<void> {
  const { program, pages } = store.getState();
  const [agency] = getNodesByType("Agency");
  const { website } = agency as unknown as Queries.Agency;
  write(program.directory, {
    ...(await iconFiles()),
    "sitemap.xml": sitemap(website, [...pages.keys()]),
    "robots.txt": robots(website),
  });
}

export const onPostBuild: GatsbyNode["onPostBuild"] = writeBrandFiles;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = writeBrandFiles;

function write(directory: string, files: Record<string, string | Buffer>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(directory, "public", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

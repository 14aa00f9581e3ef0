import { join } from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { writeIfChanged } from "../../src/content/outputs/writeIfChanged";
import { contentHash } from "./contentHash";
import { iconFiles } from "./icons";
import { robots, sitemap } from "./sitemapAndRobots";
import { socialImage } from "./socialImage";

/** Adds the GraphQL field `Agency.socialImage`. The image is drawn only once, when the field is first queried. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  getNodesByType,
  store,
}) => {
  const { directory } = store.getState().program;
  const draw = async ({ name, phone }: Queries.Agency) => {
    const [home] = getNodesByType("Home") as unknown as [Queries.Home];
    const image = await socialImage({ name, phone, headline: home.hero.headline }, directory);
    const address = `/static/social-${contentHash(image)}.png`;
    writeIfChanged(join(directory, "public", address), image);
    return address;
  };
  let drawn: Promise<string> | undefined;
  createResolvers({
    Agency: {
      socialImage: {
        type: "String!",
        description: "The path of the preview image of shared links, which changes with the image.",
        resolve: (agency: Queries.Agency) => {
          drawn ??= draw(agency);
          return drawn;
        },
      },
    },
  });
};

async function writeBrandFiles({ store, getNodesByType }: NodePluginArgs): Promise<void> {
  const { program, pages } = store.getState();
  const [agency] = getNodesByType("Agency");
  const { website } = agency as unknown as Queries.Agency;
  const files = {
    ...(await iconFiles()),
    "sitemap.xml": sitemap(website, [...pages.keys()]),
    "robots.txt": robots(website),
  };
  for (const [file, content] of Object.entries(files))
    writeIfChanged(join(program.directory, "public", file), content);
}

export const onPostBuild: GatsbyNode["onPostBuild"] = writeBrandFiles;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = writeBrandFiles;

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { iconFiles } from "./icons";
import { manifest } from "./manifest";
import { sharePicture } from "./sharePicture";
import { robots, sitemap } from "./sitemapAndRobots";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { program, pages } = store.getState();
  const { directory } = program;
  const { data, errors } = await graphql<Queries.BrandQuery>(`
    query Brand {
      agency { name phone website }
      home { hero { headline } }
    }
  `);
  if (!data || errors) return reporter.panic("brand: the agency's words cannot be queried", errors);
  const { name, phone, website } = data.agency;
  write(directory, {
    ...(await iconFiles()),
    "manifest.webmanifest": manifest(name),
    "share.png": await sharePicture({ name, phone, headline: data.home.hero.headline }, directory),
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

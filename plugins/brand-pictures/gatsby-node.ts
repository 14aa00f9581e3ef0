import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { iconFiles } from "./icons";
import { manifest } from "./manifest";
import { sharePicture } from "./sharePicture";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { directory } = store.getState().program;
  const { data, errors } = await graphql<Queries.BrandPicturesQuery>(`
    query BrandPictures {
      agency { name phone }
      home { hero { headline } }
    }
  `);
  if (!data || errors) return reporter.panic("brand-pictures: the agency's words cannot be queried", errors);
  const { name, phone } = data.agency;
  write(directory, {
    ...(await iconFiles()),
    "manifest.webmanifest": manifest(name),
    "share.png": await sharePicture({ name, phone, headline: data.home.hero.headline }, directory),
  });
};

/** In `gatsby develop` nobody shares a page, but the browser asks for the icons and the manifest. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ store, getNodesByType }) => {
  const [agency] = getNodesByType("Agency");
  const { directory } = store.getState().program;
  write(directory, { ...(await iconFiles()), "manifest.webmanifest": manifest(String(agency?.name)) });
};

function write(directory: string, files: Record<string, string | Buffer>): void {
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(directory, "public", file), content);
}

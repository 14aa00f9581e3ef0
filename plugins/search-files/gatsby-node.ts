import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { robots, sitemap } from "./searchFiles";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { program, pages } = store.getState();
  const { data, errors } = await graphql<Queries.SearchFilesQuery>(`
    query SearchFiles { agency { website } }
  `);
  if (!data || errors) return reporter.panic("search-files: the agency cannot be queried", errors);
  const { website } = data.agency;
  const folder = join(program.directory, "public");
  writeFileSync(join(folder, "sitemap.xml"), sitemap(website, [...pages.keys()]));
  writeFileSync(join(folder, "robots.txt"), robots(website));
};

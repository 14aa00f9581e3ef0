import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the result of a page's GraphQL query in the last build, so that tests render the real content.
 * @param page the page's folder in Gatsby's page-data: `index`, `directory`, `404.html` …
 * @throws when the site has not been built
 */
export function builtPageData<Data>(page: string): Data {
  const file = join(".cache", "page-data", page, "page-data.json");
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site first: npm run build`);
  return JSON.parse(readFileSync(file, "utf8")).result.data;
}

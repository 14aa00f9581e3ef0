import { legalSlug, srcPagePaths } from "./contentFiles";
import { requestedPath } from "./redirect";

/** The page sections to which links in the content may lead. */
const sections = [
  ...["#products", "#about", "#contact", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** The files that each build adds to those in `static/`. */
const builtFiles = ["favicon.png", "robots.txt", "sitemap.xml"];

/**
 * Returns what links in the content may lead to on this site: `places`, which are pages such as `/directory` and sections
 * such as `#about`, and `files`, which are percent-encoded paths such as `/claim-form.pdf`.
 * @param content all files by path relative to `data/`, of which each one in `legal/` is a page
 * @param staticFiles the paths of all files relative to `static/`
 */
export function linkTargets(
  content: ReadonlyMap<string, string | Uint8Array>,
  staticFiles: readonly string[],
) {
  const hasReviews = !/^\[\s*\]/m.test(Buffer.from(content.get("testimonials.yaml") ?? "").toString());
  const legal = [...content.keys()].flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return {
    places: [...sections, ...(hasReviews ? ["#testimonials"] : []), ...srcPagePaths(), ...legal],
    files: new Set([...staticFiles, ...builtFiles].map((file) => requestedPath(`/${file}`))),
  };
}

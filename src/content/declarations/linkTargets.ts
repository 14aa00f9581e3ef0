import { legalSlug, srcPagePaths } from "./contentFiles";
import { requestedPath } from "./redirect";

/** The page sections to which links in the content may lead. */
const sections = [
  ...["#products", "#about", "#contact", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** The files that each build adds to those in `static/`. */
const builtFiles = ["favicon.ico", "manifest.webmanifest", "robots.txt", "sitemap.xml"];

/** What links in the content may lead to on this site. */
export interface LinkTargets {
  /** Pages such as `/directory`, and sections such as `#about` and `/directory#main-lines`. */
  places: readonly string[];
  /** Percent-encoded paths of files, such as `/claim-form.pdf`. */
  files: ReadonlySet<string>;
}

/**
 * @param content all files by path relative to `data/`, of which each one in `legal/` is a page
 * @param staticFiles the paths of all files relative to `static/`
 */
export function linkTargets(
  content: ReadonlyMap<string, string | Uint8Array>,
  staticFiles: readonly string[],
): LinkTargets {
  const hasReviews = !/^\[\s*\]/m.test(Buffer.from(content.get("testimonials.yaml") ?? "").toString());
  const legal = [...content.keys()].flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return {
    places: [...sections, ...(hasReviews ? ["#testimonials"] : []), ...srcPagePaths(), ...legal],
    files: new Set([...staticFiles, ...builtFiles].map((file) => requestedPath(`/${file}`))),
  };
}

import { legalSlug } from "./contentFiles";
import { srcPagePaths } from "./srcPagePaths";

/** The page sections to which links in the content may lead. */
const sections = [
  ...["#products", "#about", "#testimonials", "#contact", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** The element ids of all page sections, which an embedded iframe must not reuse. */
export const sectionIds: readonly string[] = sections.map((section) => section.replace(/.*#/, ""));

/**
 * Returns every page and section of this site to which a link in the content may lead.
 * @param paths the paths of all files relative to `data/`, of which each one in `legal/` is a page
 */
export function linkTargets(paths: readonly string[]): string[] {
  const legal = paths.flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return [...sections, ...srcPagePaths(), ...legal];
}

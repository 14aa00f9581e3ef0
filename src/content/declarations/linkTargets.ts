import { legalSlug } from "./contentFiles";
import { srcPagePaths } from "./srcPagePaths";

/** Page sections that links may lead to. */
const sections = [
  ...["#products", "#about", "#testimonials", "#contact", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** The element ids of all page sections, which an embedded iframe must not reuse. */
export const sectionIds: readonly string[] = sections.map((section) => section.replace(/.*#/, ""));

/**
 * Every page and section of this site that a link may lead to.
 * @param paths the files in `data/`, relative to it; each legal page is one of them
 */
export function linkTargets(paths: readonly string[]): string[] {
  const legal = paths.flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return [...sections, ...srcPagePaths(), ...legal];
}

import { legalSlug } from "./contentFiles";
import { ownPages } from "./ownPages";

/** The places of the home page that links lead to. */
const sections = ["#products", "#about", "#testimonials", "#contact", "#quote"];

/** The same of other pages. */
const elsewhere = ["/directory#main-lines", "/directory#licensed-agents"];

/** Ids that the site's pages have, so that nothing else can have them. */
export const ownIds: readonly string[] = [...sections, ...elsewhere].flatMap(
  (target) => target.split("#")[1] ?? [],
);

/**
 * Every place of this site that a link in the content may lead to.
 * @param paths the files there are, below `data/`: each legal page is one of them
 */
export function linkTargets(paths: readonly string[]): string[] {
  const legal = paths.flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return [...sections, ...ownPages(), ...elsewhere, ...legal];
}

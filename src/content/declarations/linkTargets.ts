import { legalSlug } from "./contentFiles";
import { ownPages } from "./ownPages";

/** The places of the home page, and of other pages, that links lead to. */
const places = [
  ...["#products", "#about", "#testimonials", "#contact", "#quote"],
  ...["/directory#main-lines", "/directory#licensed-agents"],
];

/** The ids of those places, which a provider's frame must not have. */
export const ownIds: readonly string[] = places.map((place) => place.replace(/.*#/, ""));

/**
 * Every place of this site that a link in the content may lead to.
 * @param paths the files there are, below `data/`: each legal page is one of them
 */
export function linkTargets(paths: readonly string[]): string[] {
  const legal = paths.flatMap((path) => legalSlug(path) ?? []).map((slug) => `/${slug}`);
  return [...places, ...ownPages(), ...legal];
}

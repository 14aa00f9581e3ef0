import { legalSlug } from "./contentFiles";
import { ownPages } from "./ownPages";
import { sections } from "./sections";

/** The places of other pages that links lead to. */
const elsewhere = ["/directory#main-lines", "/directory#licensed-agents"];

/** The ids of all those places, which a provider's frame must not have. */
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

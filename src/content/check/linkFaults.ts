import { didYouMean } from "../declarations/schemaBuilders";
import type { Fault } from "./problem";
import type { Field } from "./readValues";
import { resolveLink } from "./resolveLink";
import type { Site } from "./site";

export function* linkFaults({ kind, linksTo, value }: Field, site: Site): Generator<Fault> {
  const address = kind === "link" ? String(value) : linksTo;
  const fault = address && linkFault(address, site);
  if (fault) yield [fault];
}

/** Returns what is wrong with a link; undefined if the link works or goes to another site. */
export function linkFault(address: string, site: Site): string | undefined {
  if (resolveLink(address, site) !== undefined) return undefined;
  const what = { "#testimonials": "reviews", "#claims": "note on claims" }[address.replace(/^\//, "")];
  // Reports nothing while any file has problems, because the link's target may be in an unreadable part.
  if (what && site.sources.some(({ problems }) => problems.length > 0)) return undefined;
  if (what) return `links to the ${what}, but the site has none. Delete this line or list entry`;
  if (/\.(?!html?$|php$)\w+$/i.test(address)) {
    const help = didYouMean(address, [...site.staticFiles], "Add it to static/, or correct the address");
    return `links to "${address}", but this site has no such file. ${help}`;
  }
  const places = site.places.filter((place) => !place.includes("#section-")).join(", ");
  const help = didYouMean(address, site.places, `Write one of ${places}, or another site's address`);
  return `links to "${address}", but this site has no such page. ${help}`;
}

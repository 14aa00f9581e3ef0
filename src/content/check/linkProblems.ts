import { isFax } from "../../lib/phone";
import { digitsOf } from "../declarations/phone";
import { requestedPath } from "../declarations/redirect";
import { didYouMean, label } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

/** Fields that contain only a link's text, mapped to the link's hard-coded target. */
const linkedSections: Record<string, string> = {
  "hero.proof": "#testimonials",
  "about.reviewsButton": "#testimonials",
  "footer.claims": "#claims",
};

export function* linkProblems(source: Source, site: Site): Generator<Problem> {
  for (const { path, kind, value } of source.texts) {
    const address = linkedSections[path.join(".")] ?? (kind === "link" ? value : undefined);
    const message = typeof address === "string" && linkFault(address, site);
    if (message) yield source.problemAt(path, `${label(path)} ${message}`);
  }
  if (source.file.path === "redirects.yaml") yield* redirectProblems(source, site);
}

/** Returns what is wrong with a link; undefined for a link that works, or to another site. */
export function linkFault(address: string, site: Site): string | undefined {
  const faxes = site.entriesOf("main-lines.yaml").filter(({ name, fax }) => fax || isFax(String(name)));
  if (/^(tel|sms):/.test(address) && faxes.some(({ phone }) => digitsOf(String(phone)) === digitsOf(address)))
    return "calls a fax. Write another number";
  if (site.resolveLink(address) !== undefined) return undefined;
  const what = { "#testimonials": "reviews", "#claims": "note on claims" }[address.replace(/^\//, "")];
  if (what) return `links to the ${what}, but there are none. Delete this line or list entry`;
  if (/\.(?!html?$|php$)\w+$/i.test(address)) {
    const help = didYouMean(address, [...site.staticFiles], "Add it to static/, or correct the address");
    return `links to "${address}", but this site has no such file. ${help}`;
  }
  const places = site.places.filter((place) => !place.includes("#section-"));
  return `links to "${address}", but this site has no such page. ${didYouMean(address, site.places, `Write one of ${places.join(", ")}, or another site's address`)}`;
}

/** Reports redirects from what exists, and redirects of the same address to different places. */
function* redirectProblems(source: Source, site: Site): Generator<Problem> {
  const targets = new Map<string, unknown>();
  for (const [entry, { from, to }] of site.entriesOf("redirects.yaml").entries()) {
    if (typeof from !== "string") continue;
    // Ignores case, because paths are case-insensitive on some web hosts.
    const [path, key] = [requestedPath(from), requestedPath(from).toLowerCase()];
    const page = key.replace(/(\/index)?(\.html)?$/, "") || "/";
    // Allows a redirect from /About to the page /about, because case-sensitive web hosts need it.
    const isPage = ["/404", ...site.places].includes(page) && (path === key || to !== page);
    if (isPage || site.staticFiles.has(path))
      yield source.problemAt(
        [entry, "from"],
        '"from" is a page or file that this site has. Delete the entry',
      );
    else if (targets.has(key) && targets.get(key) !== to)
      yield source.problemAt(
        [entry, "from"],
        '"from" is above too, with another "to". Delete one of the two',
      );
    targets.set(key, to);
  }
}

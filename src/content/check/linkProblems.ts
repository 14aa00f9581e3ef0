import type { z } from "zod";
import { isFax } from "../../lib/phone";
import { digitsOf } from "../declarations/phone";
import { type redirect, requestedPath } from "../declarations/redirect";
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
  if (source.file.path === "redirects.yaml") return yield* redirectProblems(source, site);
  for (const { path, kind, value } of source.texts) {
    const address = linkedSections[path.join(".")] ?? (kind === "link" ? value : undefined);
    const message = typeof address === "string" && linkFault(address, site);
    if (message) yield source.problemAt(path, `${label(path)} ${message}`);
  }
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

/** Reports duplicate redirects, redirect chains, redirects from what exists, and redirects to what doesn't exist. */
function* redirectProblems(source: Source, site: Site): Generator<Problem> {
  // Ignores case, because paths are case-insensitive on some web hosts.
  const keyOf = (written: string) => requestedPath(written).toLowerCase();
  const redirects = (site.entriesOf("redirects.yaml") as Partial<z.output<typeof redirect>>[]).map(
    ({ from = "", to = "" }, entry) => ({ from, to, entry }),
  );
  const written = redirects.filter(({ from, to }) => from && to);
  const firstByKey = new Map(written.toReversed().map((one) => [keyOf(one.from), one]));
  for (const { entry, from, to } of written) {
    const [path, key] = [requestedPath(from), keyOf(from)];
    const earlier = firstByKey.get(key) ?? { entry, from, to };
    const page = key.replace(/(\/index)?(\.html)?$/, "") || "/";
    // Allows a redirect from /About to the page /about, because case-sensitive web hosts need it.
    const isPage =
      site.staticFiles.has(path) ||
      (["/404", ...site.places].includes(page) && (path === key || to !== page));
    // Allows redirects from both /Old and /old to the same target, because case-sensitive web hosts need both.
    const isRepeated = earlier.entry < entry && (requestedPath(earlier.from) === path || earlier.to !== to);
    if (isPage)
      yield source.problemAt(
        [entry, "from"],
        '"from" is a page or file that this site has. Delete the entry',
      );
    else if (isRepeated)
      yield source.problemAt(
        [entry, "from"],
        `"from" repeats entry ${earlier.entry + 1}. Delete one of the two`,
      );
    const next =
      to.startsWith("/") && site.resolveLink(to) === undefined ? firstByKey.get(keyOf(to)) : undefined;
    const message = !next
      ? linkFault(to, site)
      : keyOf(to) === key
        ? 'is the same address as "from". Correct one of the two'
        : `is itself an old address. Write where visitors should arrive: ${next.to}`;
    if (message) yield source.problemAt([entry, "to"], `"to" ${message}`);
  }
}

import type { z } from "zod";
import { closestMatch } from "../declarations/meant";
import { type redirect, requestedPath } from "../declarations/redirect";
import { valueAt } from "../declarations/schemaBuilders";
import type { Context } from "./checkContext";
import { label, type Problem } from "./problem";
import { type YamlSource, yamlText } from "./yamlSource";

type LinkFault = [message: string, ...meant: string[]];

/** Fields that contain only a link's text, mapped to the link's hard-coded target. */
const linkedSections: Record<string, string> = {
  "hero.proof": "#testimonials",
  "about.reviewsButton": "#testimonials",
  "footer.claims": "#claims",
};

export function* linkProblems(source: YamlSource, context: Context): Generator<Problem> {
  if (source.file.path === "redirects.yaml") return yield* redirectProblems(source, context);
  for (const { text, path, kind } of source.texts) {
    const address = linkedSections[path.join(".")] ?? text;
    // Skips malformed links, because schemaProblems.ts reports them.
    const isLink = address !== text || (kind === "link" && !source.isInvalid(path));
    const [message, ...meant] = (isLink && linkFault(address, context)) || [];
    if (message)
      yield source.problemAtValue(path, `${label(path)} ${message}`, { meant: meant.map(yamlText) });
  }
}

/** Returns what is wrong with an internal link; undefined for a working or external link. */
export function linkFault(address: string, context: Context): LinkFault | undefined {
  const { places, files, values } = context;
  const website = String(valueAt(values.get("agency.yaml"), ["website"]));
  const [, ownHost] = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/i.exec(website) ?? [];
  const [, host, path = ""] = /^https:\/\/(?:www\.)?([^/?#]+)(.*)/i.exec(address) ?? [];
  if (host && host.toLowerCase() === ownHost?.toLowerCase())
    return (
      linkFault(path || "/", context) ?? [`is on this site. Write only what follows ${host}`, path || "/"]
    );
  // Normalizes `/#about` to `#about`, `#quote?insurance=auto` to `#quote`, and `/directory#quote` to `/directory`.
  const place = address.replace(/^\/#/, "#").replace(/(?<=#quote)\?.*|(?<=^\/.+)#quote(\?.*)?$/, "");
  if (!/^[/#]/.test(address) || places.includes(place) || files.has(requestedPath(address))) return undefined;
  const lacking = {
    "#testimonials": "reviews, but testimonials.yaml",
    "#claims": "note on claims, but home.yaml",
  };
  const what = lacking[place as keyof typeof lacking];
  if (what) return [`links to the ${what} has none. Delete this line or list entry`];
  const meant = [address, address.replace(/\..*/, "")].map((one) => closestMatch(one, [...places, ...files]));
  const message = /\.(?!html?$|php$)\w+$/i.test(address)
    ? `links to "${address}", but this site has no such file. Add it to static/, or correct the address`
    : `links to "${address}", but this site has no such page. Write one of ${places.join(", ")}, or another site's address`;
  return [message, ...meant.filter((one) => one !== undefined)];
}

/**
 * Reports duplicate redirects, redirect chains, redirects from an existing page or file, and redirects to a nonexistent
 * page or file.
 */
function* redirectProblems(source: YamlSource, context: Context): Generator<Problem> {
  // Ignores case, because paths are case-insensitive on some web hosts.
  const keyOf = (written: string) => requestedPath(written).toLowerCase();
  const entries: z.infer<typeof redirect>[] = Array.isArray(source.value) ? source.value : [];
  const redirects = entries
    .map(({ from, to }, entry) => ({ from, to, entry }))
    .filter(({ entry }) => !source.isInvalid([entry]));
  const firstByKey = new Map(redirects.toReversed().map((one) => [keyOf(one.from), one]));
  for (const { entry, from, to } of redirects) {
    const [path, key] = [requestedPath(from), keyOf(from)];
    const earlier = firstByKey.get(key) ?? { entry, from, to };
    const page = key.replace(/(\/index)?(\.html)?$/, "") || "/";
    // Allows a redirect from /About to the page /about, because case-sensitive web hosts need it.
    const isPage =
      context.files.has(path) ||
      (["/404", ...context.places].includes(page) && (path === key || to !== page));
    const pageFault = "is a page or file that this site already has. Delete the entry";
    const repeated = `repeats entry ${earlier.entry + 1} (capital letters and a final / do not matter). Delete one of the two`;
    // Allows redirects from both /Old and /old to the same target, because case-sensitive web hosts need both.
    if (isPage || (earlier.entry < entry && (requestedPath(earlier.from) === path || earlier.to !== to)))
      yield source.problemAtValue([entry, "from"], `"from" ${isPage ? pageFault : repeated}`);
    const [dead, ...meant] = linkFault(to, context) ?? [];
    const next = dead && to.startsWith("/") && firstByKey.get(keyOf(to))?.to;
    const same = 'is the same address as "from" (capital letters and a final / do not matter). Correct one';
    const old = "is itself an old address. Write where visitors should arrive";
    const message = next ? (keyOf(to) === key ? same : old) : dead;
    const proposals = (next ? [next] : meant).map(yamlText);
    if (message) yield source.problemAtValue([entry, "to"], `"to" ${message}`, { meant: proposals });
  }
}

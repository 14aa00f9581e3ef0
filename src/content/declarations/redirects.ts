import type { z } from "zod";
import { destination } from "./fieldTypes";
import { limits } from "./limits";
import { field, type ListRule, list, mapping, valueAt } from "./schemaBuilders";

const anyOrigin = "https://site.invalid";

/** Percent-encodes a path as browsers do, and removes trailing slashes. */
export function requestedPath(written: string): string {
  return new URL(anyOrigin + written).pathname.replace(/\/+$/, "");
}

/** Matches percent-encoded characters that web hosts reject, and invalid UTF-8, such as %E9 (é on some old sites). */
const badCode = /%(?:00|2[af]|5c|7[bd])|(?<!%[89a-f].)%[89ab]|%[c-f].(?!%[89ab])/i;

const info = {
  description: "The old address on this website, such as /contact.html.",
  expected: `an old address such as /contact.html, with at most ${limits.redirectAddress} characters`,
};
const oldPath = field(info, (written) => {
  const path = written
    .replace(/^(https?:)?\/\/[^/]*\.[^/]+/i, "")
    .replace(/^\/*/, "/")
    .replace(/%(?![\da-f]{2})/gi, "%25");
  if (/[?#]/.test(path))
    return new Error(
      "has a ? or #, which redirects cannot see. Delete it and all after it, or delete the entry",
    );
  if (/\*|\/:/.test(path))
    return new Error("has * or :, which do not work here. Write an entry for each old address");
  if (badCode.test(path))
    return new Error(
      "has a % code that does not work here. Type its letter, such as é for %E9, or delete the entry",
    );
  const isPath = /^\/[^\s"<>{}|\\^`][^"<>{}|\\^`]*$/.test(path) && path.length <= limits.redirectAddress;
  return isPath ? path : undefined;
});

const redirect = mapping("Redirect", "An old address, and its new address.", {
  from: oldPath,
  to: destination("The new address.").refine(
    (to) => /^[^:]*$|^https:/.test(to) && to.length <= limits.redirectAddress,
    "must be a page, a section, a file in static/ or a web address",
  ),
});

const oneTargetEach: ListRule = (entries, report) => {
  const targets = new Map<string, unknown>();
  for (const [i, entry] of entries.entries()) {
    const [from = "", to] = ["from", "to"].map((key) => valueAt(entry, [key]));
    // Ignores case, because paths are case-insensitive on some web hosts.
    const path = String(from).toLowerCase().replace(/\/$/, "");
    if (from && targets.has(path) && targets.get(path) !== to)
      report([i, "from"], 'is above too, with another "to". Delete one of the two');
    targets.set(path, to);
  }
};

export const redirects = list("The old addresses.", [0, 2000], redirect, oneTargetEach);

/** Percent-encodes a redirect's two URLs, as web hosts require in redirect files. */
export const derivedRedirect = {
  from: ({ from, to }: z.output<typeof redirect>) => ({
    from: requestedPath(from),
    // Escapes `$`, because it starts a variable in some web hosts' redirect files.
    to: new URL(to, anyOrigin).href.replace(anyOrigin, "").replaceAll("$", "%24"),
  }),
};

import { z } from "zod";
import { clean, destination } from "./fields";
import { limits } from "./limits";
import { field, mapping } from "./schemaBuilders";

const anyOrigin = "https://site.invalid";

/** Percent-encodes a path as browsers do, and removes trailing slashes. */
export function requestedPath(written: string): string {
  return new URL(anyOrigin + written).pathname.replace(/\/+$/, "");
}

/** Patterns that a redirect's old path must not match, keyed by message. */
const refused: Record<string, RegExp> = {
  "has a ? or #, which redirects cannot see. Delete it and all after it, or delete the entry": /[?#]/,
  "has * or :, which do not work here. Write an entry for each old address": /\*|\/:/,
  // Percent-encoded characters that web hosts reject, and invalid UTF-8, such as %E9 for é in the URLs of old sites.
  "has a % code that does not work here. Type its letter, such as é for %E9, or delete the entry":
    /%(?:00|2[af]|5c|7[bd])|(?<!%[89a-f].)%[89ab]|%[c-f].(?!%[89ab])/i,
};

const oldPath = field(
  {
    description: "The old address on this website, such as /contact.html.",
    expected: `an old address such as /contact.html, with at most ${limits.redirectAddress} characters`,
  },
  z.string(),
  (written, refuse) => {
    const path = clean(written)
      .replace(/^(https?:)?\/\/[^/]*\.[^/]+/i, "")
      .replace(/^\/*/, "/")
      .replace(/%(?![\da-f]{2})/gi, "%25");
    const message = Object.keys(refused).find((one) => refused[one]?.test(path));
    if (message) return refuse(message);
    return /^\/[^\s"<>{}|\\^`][^"<>{}|\\^`]*$/.test(path) && path.length <= limits.redirectAddress
      ? path
      : undefined;
  },
);

export const redirect = mapping("Redirect", "An old address, and its new address.", {
  from: oldPath,
  to: destination("The new address.", { isRedirect: true }),
});

/** Percent-encodes a redirect's two URLs, as web hosts require in redirect files. */
export const derivedRedirect = {
  from: ({ from, to }: z.output<typeof redirect>) => ({
    from: requestedPath(from),
    // Escapes `$`, because it starts a variable in some web hosts' redirect files.
    to: new URL(to, anyOrigin).href.replace(anyOrigin, "").replaceAll("$", "%24"),
  }),
};

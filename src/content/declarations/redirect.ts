import { z } from "zod";
import { atMost, destination } from "./fields";
import { limits } from "./limits";
import { fieldInfo, mapping } from "./schemaBuilders";

const anyOrigin = "https://site.invalid";

/** Percent-encodes a path as browsers do, and removes trailing slashes. */
export function requestedPath(written: string): string {
  return new URL(anyOrigin + written).pathname.replace(/\/+$/, "");
}

/** Patterns that a redirect's old path must not match, keyed by error message. */
const refused: Record<string, RegExp> = {
  "Delete the ? or # in this address, and all after it. If that leaves / or an address already in this list, delete the entry":
    /[?#]/,
  "* and : do not work here. Write an entry for each old address": /\*|\/:/,
  "% does not work here. Write %25 instead": /%(?![\da-f]{2})/i,
  // Percent-encoded characters that web hosts reject, and invalid UTF-8, such as %E9 for é in the URLs of old sites.
  "This % code does not work here. Type its letter, such as é for %E9, or delete the entry":
    /%(?:00|2[af]|5c|7[bd])|(?<!%[89a-f].)%[89ab]|%[c-f].(?!%[89ab])/i,
};
const refusal = (path: unknown) =>
  Object.keys(refused).find((message) => refused[message]?.test(String(path)));

const oldPath = z
  .string()
  .regex(new RegExp(`^${atMost(limits.redirectAddress)}\\/(?![/\\s])[^"<>{}|\\\\^\`]+$`))
  .refine((path) => !refusal(path), { error: ({ input }) => refusal(input) })
  .register(fieldInfo, {
    description: "The old address on this website, without https:// and its host, such as /contact.html.",
    expected: `an old address that begins with one /, such as /contact.html, with at most ${limits.redirectAddress} characters`,
    correction: (written) => written.replace(/^\/*/, "/").replace(/%(?![\da-f]{2})/gi, "%25"),
    addition: "^(https?:)?//[^/]*\\.[^/]+",
  });

export const redirect = mapping("Redirect", "An old address, and its new address.", {
  from: oldPath,
  to: destination("The new address.", limits.redirectAddress),
});

/** Percent-encodes a redirect's two URLs, as web hosts require in redirect files. */
export const derivedRedirect = {
  from: ({ from, to }: z.infer<typeof redirect>) => ({
    from: requestedPath(from),
    // Escapes `$`, because it starts a variable in some web hosts' redirect files.
    to: new URL(to, anyOrigin).href.replace(anyOrigin, "").replaceAll("$", "%24"),
  }),
};

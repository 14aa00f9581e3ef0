import { z } from "zod";
import { atMost, destination } from "./fields";
import { limits } from "./limits";
import { fieldInfo, mapping } from "./schemaBuilders";

/** Any origin, to resolve the paths of this site. */
const anyOrigin = "https://site.invalid";

/** Returns the path that browsers request for a path in the content: percent-encoded, without a trailing slash. */
export function requestedPath(written: string): string {
  return new URL(anyOrigin + written).pathname.replace(/\/+$/, "");
}

const refused: readonly [RegExp, string][] = [
  [
    /[?#]/,
    "Delete the ? or # in this address, and all after it. If that leaves / or an address already in this list, delete the entry",
  ],
  [/\*|\/:/, "* and : do not work here. Write an entry for each old address"],
  [/%(?!(?!00|2[af]|5c|7[bd])[\da-f]{2})/i, "% does not work here. Type its letter, or delete the entry"],
];
const refusal = (path: unknown) => refused.find(([pattern]) => pattern.test(String(path)))?.[1];

const oldPath = z
  .string()
  .regex(new RegExp(`^${atMost(limits.redirectAddress)}\\/(?![/\\s])[^"<>{}|\\\\^\`]+$`))
  .refine((path) => !refusal(path), { error: ({ input }) => refusal(input) })
  .register(fieldInfo, {
    description: "The old address on this website, without https:// and its host, such as /contact.html.",
    expected: `an old address that begins with one /, such as /contact.html, with at most ${limits.redirectAddress} characters`,
    correction: (written) => written.replace(/^\/*/, "/"),
    addition: "^(https?:)?//[^/]*\\.[^/]+",
  });

export const redirect = mapping("Redirect", "An old address, and its new address.", {
  from: oldPath,
  to: destination("The new address.", limits.redirectAddress),
});

/** The fields as hosts need them: the path that browsers request, and a path with a slash or an https address. */
export const derivedRedirect = {
  fields: {},
  from: ({ from, to }: z.infer<typeof redirect>) => ({
    from: requestedPath(from),
    // Encodes `$` too, because a `$` begins a variable in the files of some hosts.
    to: new URL(to, anyOrigin).href.replace(anyOrigin, "").replaceAll("$", "%24"),
  }),
};

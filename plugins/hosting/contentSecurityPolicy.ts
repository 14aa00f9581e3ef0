import { httpsOrigin } from "../../src/content/declarations/httpsOrigin";

/** What data/embeds.yaml names: paths on this site, or addresses of another. */
export interface Embeds {
  /** The scripts of the forms. */
  scripts: readonly string[];
  /** The forms. */
  frames: readonly string[];
  /** Further sites that a form may lead to inside its frame. */
  hosts: readonly string[];
}

/** Sites beside those of the forms, such as https://plausible.io for its script and for what it sends, by directive. */
export const otherSites = { "connect-src": [] as string[], "script-src": [] as string[] };

/**
 * The one policy of all paths: nothing is allowed but what the pages are made of, what data/embeds.yaml names, and
 * `otherSites`.
 * It is the same for every path because hosts differ in what they make of two policies that meet (headersFile.ts),
 * and because a path that does not exist shows a page too.
 *
 * `frame-src` also decides where a frame may go later: where its form posts to, and what that redirects to (tried in
 * Chromium). So `hosts` are in it, and in nothing else. `form-action` is about forms of the page itself, never about
 * those inside a frame.
 * @throws for an address that is not a plain https one, so that no text in it can become a part of the policy
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { scripts, frames, hosts }: Embeds,
  others = otherSites,
): string {
  const framesOfOurOwn = frames.some((address) => origin(address) === "'self'");
  return directives({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...others["connect-src"].map(origin)],
    "font-src": ["'self'"],
    // The page has no form of its own.
    "form-action": ["'none'"],
    "frame-ancestors": [framesOfOurOwn ? "'self'" : "'none'"],
    "frame-src": [...frames, ...hosts].map(origin),
    "img-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...[...scripts, ...others["script-src"]].map(origin)],
    // Styles by hash would gain little (a provider's script writes styles that nobody can know) and risk much: headers
    // one deployment older than the pages would undress them (docs/decisions/headers-and-policy.md).
    "style-src": ["'self'", "'unsafe-inline'"],
  });
}

function directives(sources: Record<string, string[]>): string {
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...new Set(values)].join(" "))
    .join("; ");
}

function origin(address: string): string {
  const found = /^\/(?!\/)/.test(address) ? "'self'" : httpsOrigin(address);
  if (found) return found;
  throw new Error(
    `The security policy cannot name ${JSON.stringify(address)}: it is no plain https address.`,
  );
}

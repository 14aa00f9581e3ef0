import { httpsOrigin } from "../../src/content/declarations/httpsOrigin";

/** The addresses in data/embeds.yaml: paths on this site, or https addresses. */
export interface Embeds {
  /** Addresses of the forms' embed scripts. */
  scripts: readonly string[];
  /** Addresses of the forms' iframes. */
  frames: readonly string[];
  /** Further origins that a form may navigate to inside its iframe. */
  hosts: readonly string[];
}

/** Other third parties by directive, such as https://plausible.io for its analytics script and its requests. */
export const otherSites = { "connect-src": [] as string[], "script-src": [] as string[] };

/**
 * The Content Security Policy of all paths. It allows only what the pages consist of, data/embeds.yaml and `otherSites`.
 * There is one for every path, because hosts differ in how they combine two policies for one path (headersFile.ts), and
 * because unknown paths show a page too.
 *
 * `frame-src` also limits where an iframe may navigate later, including the targets and redirects of forms in it (tested
 * in Chromium), so it contains `hosts`. `form-action` applies to forms of the page itself only.
 * @throws for an address that is not a plain https one, so that an address cannot inject a directive
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { scripts, frames, hosts }: Embeds,
  others = otherSites,
): string {
  const framesItself = frames.some((address) => origin(address) === "'self'");
  return directives({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...others["connect-src"].map(origin)],
    "font-src": ["'self'"],
    // The page has no form of its own.
    "form-action": ["'none'"],
    "frame-ancestors": [framesItself ? "'self'" : "'none'"],
    "frame-src": [...frames, ...hosts].map(origin),
    "img-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...[...scripts, ...others["script-src"]].map(origin)],
    // Style hashes would gain little, since a provider's script adds unpredictable styles, and risk much: headers older
    // than the pages would block all their styles (docs/decisions/headers-and-policy.md).
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

/** Where the lead provider's parts live: paths on this site, or addresses of another. */
export interface Embeds {
  script: string;
  frames: readonly string[];
}

/**
 * The one policy of all paths: nothing is allowed but what the pages are made of and what data/embeds.yaml names.
 * It is the same for every path because hosts differ in what they make of two policies that meet (headersFile.ts),
 * and because a path that does not exist shows a page too.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], { script, frames }: Embeds): string {
  const framesOfOurOwn = frames.some((address) => origin(address) === "'self'");
  return directives({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    // The site has no form of its own; the provider's are inside frames, which have policies of their own.
    "form-action": ["'none'"],
    "frame-ancestors": [framesOfOurOwn ? "'self'" : "'none'"],
    "frame-src": frames.map(origin),
    "img-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, origin(script)],
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
  return address.startsWith("/") ? "'self'" : new URL(address).origin;
}

import { hash, type InlineCode } from "./inlineCode";

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
export function contentSecurityPolicy(inline: InlineCode, { script, frames }: Embeds): string {
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
    "script-src": ["'self'", ...inline.scripts, origin(script)],
    ...styles(inline, origin(script) !== "'self'"),
  });
}

/**
 * A provider's script may write styles into the page that nobody here can know, so it is given leave to. Without one
 * every style is known. The empty text is Emotion's: it adds an empty <style> and fills it rule by rule.
 */
function styles(inline: InlineCode, foreignScript: boolean): Record<string, string[]> {
  if (foreignScript) return { "style-src": ["'self'", "'unsafe-inline'"] };
  return {
    "style-src": ["'self'", hash(""), ...inline.styles],
    "style-src-attr": inline.styleAttributes.length
      ? ["'unsafe-hashes'", ...inline.styleAttributes]
      : ["'none'"],
  };
}

function directives(sources: Record<string, string[]>): string {
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...new Set(values)].join(" "))
    .join("; ");
}

function origin(address: string): string {
  return address.startsWith("/") ? "'self'" : new URL(address).origin;
}

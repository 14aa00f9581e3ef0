import { contentSecurityPolicy } from "./contentSecurityPolicy";

/** Response headers by name. */
export type Headers = Record<string, string>;

/** The response headers for an exact path such as `/rules.json`, or for all paths with a prefix, such as `/static/*`. */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

interface FrameAddresses {
  readonly address: string;
  readonly script: string | null;
}

/** The fields of embeds.yaml, queried by GraphQL, from which the Content Security Policy is built. */
export interface Embeds {
  readonly leadForm: FrameAddresses;
  readonly contactForm: FrameAddresses;
  readonly survey: FrameAddresses;
  readonly hosts: readonly string[];
}

/**
 * The Cache-Control of all files without one in `siteHeaders`: browsers ask for a newer version before they reuse a
 * file. Netlify and Cloudflare Pages send it by themselves.
 */
export const defaultCacheControl = "public, max-age=0, must-revalidate";

/**
 * Returns the response headers of a site, the same for all hosts (docs/decisions/headers-and-policy.md).
 * @param scriptHashes CSP hashes of all inline scripts, including those that a script inserts
 */
export function siteHeaders(scriptHashes: readonly string[], embeds: Embeds): HeaderRule[] {
  const forms = [embeds.leadForm, embeds.contactForm, embeds.survey];
  const policy = contentSecurityPolicy(scriptHashes, {
    scripts: forms.flatMap(({ script }) => script ?? []),
    frames: forms.map(({ address }) => address),
    hosts: embeds.hosts,
  });
  return [
    {
      pattern: "/*",
      headers: {
        "Content-Security-Policy": policy,
        // Two years. Leaves out `includeSubDomains` and `preload`, which commit names that are not this site's.
        "Strict-Transport-Security": "max-age=63072000",
        "X-Content-Type-Options": "nosniff",
      },
    },
    // Browsers may cache these files forever, because the content hash in the name changes with the content.
    { pattern: "/static/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ];
}

import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { HeaderRule } from "./headersFile";

interface FrameAddresses {
  readonly address: string;
  readonly script: string | null;
}

/** The content that the Content Security Policy depends on, from GraphQL. */
export interface Embeds {
  readonly leadForm: FrameAddresses;
  readonly contactForm: FrameAddresses;
  readonly survey: FrameAddresses;
  readonly hosts: readonly string[];
}

interface Site {
  /** The pages' files, such as `a/b.html`. */
  pages: readonly string[];
  /** CSP hashes of all inline scripts, including those that a script inserts. */
  scriptHashes: readonly string[];
  embeds: Embeds;
}

/** Browsers ask for a newer version before they reuse a page. This is also the default of Netlify and Cloudflare. */
const revalidate = { "Cache-Control": "public, max-age=0, must-revalidate" };
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * The only list of response headers, used for `_headers` (Netlify, Cloudflare Pages), deploy/nginx.conf, `npm run serve`
 * and the tests.
 */
export function siteHeaders({ pages, scriptHashes, embeds }: Site): HeaderRule[] {
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
        // Two years. Without `preload`, which commits the whole domain and is for its owner to decide.
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        // Lead providers record the site that a lead came from; they get its origin, not the page's path.
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    // The not-found page has no address of its own; on nginx a rule for it would apply to every unknown path.
    ...pages
      .filter((file) => file !== "404.html")
      .map((file) => ({ pattern: address(file), headers: revalidate })),
    // These file names contain a content hash, so the content at an address never changes.
    { pattern: "/static/*", headers: immutable },
  ];
}

/** The address of a page: `/a/b` of `a/b.html`. */
function address(file: string): string {
  return `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, "")}`;
}

import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { HeaderRule } from "./headersFile";

interface FrameAddresses {
  readonly address: string;
  readonly script: string | null;
}

/** The parts of the content that the policy depends on, as GraphQL gives them. */
export interface Embeds {
  readonly leadForm: FrameAddresses;
  readonly contactForm: FrameAddresses;
  readonly survey: FrameAddresses;
  readonly hosts: readonly string[];
}

interface Site {
  /** The files of its pages, such as `a/b.html`. */
  pages: readonly string[];
  /** Hashes of the scripts that are inside the pages, or are put there by a script. */
  scriptHashes: readonly string[];
  embeds: Embeds;
}

/** How long pages are kept: a browser asks before it uses them again, as hosts do it where no rule says otherwise. */
const pagesKept = { "Cache-Control": "public, max-age=0, must-revalidate" };
const forever = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * The one list of response headers. `_headers` (Netlify, Cloudflare Pages), deploy/nginx.conf, the site's own server
 * and the tests are all made from it.
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
        // Two years; without `preload`, which is a promise for the whole domain that only its owner can make.
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        // Providers note the site that a lead came from; they get its name, not the page.
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    // The not-found page has no address, and on nginx a rule for it would be one for every path that is none.
    ...pages
      .filter((file) => file !== "404.html")
      .map((file) => ({ pattern: address(file), headers: pagesKept })),
    // Named by their content, so what such an address holds never changes.
    { pattern: "/static/*", headers: forever },
  ];
}

/** The address of a page: `/a/b` of `a/b.html`. */
function address(file: string): string {
  return `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, "")}`;
}

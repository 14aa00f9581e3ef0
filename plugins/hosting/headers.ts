import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { HeaderRule } from "./headersFile";

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

interface Site {
  /** The pages' files, such as `a/b.html`. */
  pages: readonly string[];
  /** CSP hashes of all inline scripts, including those that a script inserts. */
  scriptHashes: readonly string[];
  embeds: Embeds;
}

/** Makes browsers ask for a newer version before they reuse a page, as Netlify and Cloudflare do by default. */
const revalidate = { "Cache-Control": "public, max-age=0, must-revalidate" };
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Returns the response headers of a site, the same for all hosts: Netlify and Cloudflare Pages read them from
 * `_headers`, nginx from deploy/nginx.conf.
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
        // Requires HTTPS for two years; `preload` is left out, because it commits the whole domain for good.
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        // Sends other sites only this site's origin, by which lead providers record where a lead came from.
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    },
    // Leaves out the not-found page, because nginx would apply a rule for 404.html to every unknown path.
    ...pages
      .filter((file) => file !== "404.html")
      .map((file) => ({ pattern: address(file), headers: revalidate })),
    // Browsers may cache these files forever, because the content hash in the name changes with the content.
    { pattern: "/static/*", headers: immutable },
  ];
}

/** Returns the URL path of a page's file, such as `/a/b` for `a/b.html`. */
function address(file: string): string {
  return `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, "")}`;
}

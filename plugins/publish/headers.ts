import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { filesIn } from "./filesIn";
import type { HeaderRule } from "./headersFile";
import { hashedScript } from "./setAsideUnloaded";

interface FrameAddresses {
  address: string;
  script: string | null;
}

/** The parts of the content that the policy depends on, as GraphQL gives them. */
export interface EmbedAddresses {
  leadForm: FrameAddresses;
  contactForm: FrameAddresses;
  survey: FrameAddresses;
  hosts: readonly string[];
}

interface Site {
  /** public/, finished. */
  folder: string;
  /** Hashes of the scripts inside the pages. */
  scriptHashes: readonly string[];
  embeds: EmbedAddresses;
}

const forever = { "Cache-Control": "public, max-age=31536000, immutable" };
const askFirst = { "Cache-Control": "public, max-age=0, must-revalidate" };

/**
 * The one list of response headers. `_headers` (Netlify, Cloudflare Pages), deploy/nginx.conf, the site's own server
 * and the tests are all made from it. Paths that no caching rule names get `askFirst` from every host by default.
 */
export function siteHeaders({ folder, scriptHashes, embeds }: Site): HeaderRule[] {
  const forms = [embeds.leadForm, embeds.contactForm, embeds.survey];
  const policy = contentSecurityPolicy(scriptHashes, {
    scripts: forms.flatMap(({ script }) => script ?? []),
    frames: forms.map(({ address }) => address),
    hosts: embeds.hosts,
  });
  const files = filesIn(folder);
  const pages = files.filter((file) => /^[^/]+\.html$/.test(file)).map((file) => file.replace(/\.html$/, ""));
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
    ...pages.map((page) => ({ pattern: page === "index" ? "/" : `/${page}`, headers: askFirst })),
    { pattern: "/page-data/*", headers: askFirst },
    // Named by their content, so what such an address holds never changes.
    { pattern: "/static/*", headers: forever },
    ...files
      .filter((file) => hashedScript.test(file))
      .map((file) => ({ pattern: `/${file}`, headers: forever })),
  ];
}

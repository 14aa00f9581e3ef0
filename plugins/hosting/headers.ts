import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { type Redirect, withSlashes } from "./redirectsFile";

export type Headers = Record<string, string>;

/** Browsers ask for a newer version before they reuse a file. Netlify and Cloudflare Pages send this by default. */
export const revalidate = "public, max-age=0, must-revalidate";
/** Browsers keep a file of `/static/` for a year, because the hash in the file's name changes with the content. */
export const immutable = "public, max-age=31536000, immutable";

/**
 * Returns the response headers of all paths, the same on all hosts (docs/decisions/headers-and-policy.md).
 * @param scriptHashes CSP hashes of all inline scripts, including those that a script inserts
 */
export function siteHeaders(
  scriptHashes: readonly string[],
  embeds: Queries.HostingQuery["embeds"],
): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, embeds),
    // Two years. Without `includeSubDomains` and `preload`: these would apply to other hosts of the domain too.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    // This is every browser's default, but security scanners ask for the header.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Opts out of Chrome's advertising topics, but denies forms neither the camera nor payments.
    "Permissions-Policy": "browsing-topics=()",
    // Lets browsers load the font on a page of a translating proxy, which is another origin.
    "Access-Control-Allow-Origin": "*",
  };
}

/**
 * Formats headers as the `_headers` file of Netlify and Cloudflare Pages. No header is set twice for one path, because
 * Cloudflare would join the values with a comma, and Netlify would take the last one.
 */
export function formatHeadersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `# Made at each build; its list is plugins/hosting/headers.ts.
/*
${lines.join("\n")}
/static/*
  Cache-Control: ${immutable}
`;
}

/** Returns a warning for each limit of Cloudflare Pages that a site exceeds; other hosts do not have these limits. */
export function cloudflareWarnings(headers: Headers, redirects: readonly Redirect[]): string[] {
  const warnings: string[] = [];
  const { length } = `  Content-Security-Policy: ${headers["Content-Security-Policy"]}`;
  if (length > 2000)
    warnings.push(
      `Cloudflare Pages would leave out the security policy: it is ${length.toLocaleString("en-US")} characters long, and the limit (of this host alone) is 2,000. Shorten the lists below \`allow:\` in data/embeds.yaml.`,
    );
  const lines = withSlashes(redirects).length;
  if (lines > 2000)
    warnings.push(
      `Cloudflare Pages reads only 2,000 of the ${lines.toLocaleString("en-US")} lines of _redirects; other hosts read all of them. Delete entries of data/redirects.yaml.`,
    );
  return warnings;
}

/** Parses the text of a `_headers` file to the headers of all paths, for `npm run serve` and for tests. */
export function parseHeadersFile(text: string): Headers {
  const [everywhere = ""] = text.split("/static/*");
  return Object.fromEntries(
    [...everywhere.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

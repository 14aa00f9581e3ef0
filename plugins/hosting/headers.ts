import { contentSecurityPolicy } from "./contentSecurityPolicy";

export type Headers = Record<string, string>;

/** Browsers ask for a newer version before they reuse a file. Netlify and Cloudflare Pages send this by themselves. */
export const revalidate = "public, max-age=0, must-revalidate";
/** Browsers keep a file of `/static/` for a year, because the content hash in its name changes with its content. */
export const immutable = "public, max-age=31536000, immutable";

/**
 * Returns the response headers of all paths, the same on all hosts (docs/decisions/headers-and-policy.md).
 * @param scriptHashes CSP hashes of all inline scripts, including those that a script inserts
 */
export function siteHeaders(
  scriptHashes: readonly string[],
  { allow, leadForm, contactForm, survey }: Queries.HostingQuery["embeds"],
): Headers {
  const forms = [leadForm, contactForm, survey];
  return {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, {
      scripts: forms.flatMap(({ script }) => script ?? []),
      frames: forms.map(({ address }) => address),
      allow,
    }),
    // Two years. Leaves out `includeSubDomains` and `preload`, which commit other names than this site's.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    // Lets browsers load the font on a page behind a translating proxy, which is another origin.
    "Access-Control-Allow-Origin": "*",
  };
}

/**
 * Formats headers as the `_headers` file of Netlify and Cloudflare Pages. No header is set twice for one path, because
 * Cloudflare joins the values with a comma, while Netlify takes the last.
 * @throws for a line of more than the 2,000 characters that Cloudflare reads
 */
export function formatHeadersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > 2000);
  if (long) throw new Error(`_headers: more than the 2,000 characters that Cloudflare reads: ${long}`);
  return `# Made at each build; its list is plugins/hosting/headers.ts.
/*
${lines.join("\n")}
/static/*
  Cache-Control: ${immutable}
`;
}

/** Parses the text of a `_headers` file to the headers of all paths, for `npm run serve` and for tests. */
export function parseHeadersFile(text: string): Headers {
  const [everywhere = ""] = text.split("/static/*");
  return Object.fromEntries(
    [...everywhere.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

import { contentSecurityPolicy, type Embeds } from "./contentSecurityPolicy";

type ResponseHeaders = Record<string, string>;

/** Makes browsers revalidate cached files before reuse. Netlify and Cloudflare send this value by default. */
export const revalidate = "public, max-age=0, must-revalidate";
/** Lets browsers cache a file in /static/ for a year, because changed content gets a new hash in the file name. */
export const immutable = "public, max-age=31536000, immutable";

/** Returns the response headers for all files. `scriptHashes` are the CSP hashes of all inline scripts. */
export function siteHeaders(scriptHashes: readonly string[], embeds: Embeds): ResponseHeaders {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, embeds),
    // Two years in seconds. Omits `includeSubDomains` and `preload`, because both would force HTTPS on all subdomains.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    // Lets translated pages load the font, because translation proxies serve pages from a different origin.
    "Access-Control-Allow-Origin": "*",
  };
}

/**
 * Returns the `_headers` file for Netlify and Cloudflare. Sets each header at most once per path, because
 * Cloudflare would join two values with a comma, while Netlify would use only one value.
 */
export function formatHeadersFile(headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `# Made at each build; its list is src/publish/headers.ts.
/*
${lines.join("\n")}
/static/*
  Cache-Control: ${immutable}
`;
}

export function parseHeadersFile(text: string): ResponseHeaders {
  const [everywhere = ""] = text.split("/static/*");
  return Object.fromEntries(
    [...everywhere.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

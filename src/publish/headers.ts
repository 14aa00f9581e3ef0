import { contentSecurityPolicy, type Embeds } from "./contentSecurityPolicy";

type ResponseHeaders = Record<string, string>;

/** Returns the response headers for all files. `scriptHashes` are the CSP hashes of all inline scripts. */
export function siteHeaders(scriptHashes: readonly string[], embeds: Embeds): ResponseHeaders {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, embeds),
    // Two years in seconds. Omits `includeSubDomains` and `preload`, because both would force HTTPS on all subdomains.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    // Translated pages need this to load the font, because translation proxies serve pages from a different origin.
    "Access-Control-Allow-Origin": "*",
  };
}

/** Lets browsers cache a file in /static/ for a year, because changed content gets a new hash in the file name. */
const immutable = "public, max-age=31536000, immutable";

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

/** Returns the response headers of a URL path, according to a `_headers` file. */
export function headersOf(path: string, headersFile: string): Map<string, string> {
  const rules = headersFile.split(/^(?=\/)/m).filter((rule) => path.startsWith(rule.split("*")[0] ?? ""));
  const lines = rules.flatMap((rule) => [...rule.matchAll(/^ {2}([^:]+): (.*)$/gm)]);
  return new Map(lines.map(([, name = "", value = ""]) => [name, value]));
}

import { defaultCacheControl, type HeaderRule } from "./headers";
import { type Redirect, withQuery, withSlashes } from "./redirectsFile";

/** Where Caddy serves the site: its address, the one that redirects there, and the folder of its files. */
export interface CaddySite {
  address: string;
  otherAddress: string;
  root: string;
}

/** Returns the addresses of a website such as `https://www.agency.example`, with and without `www.`, for Caddy. */
export function caddySite(website: string): CaddySite {
  const { host } = new URL(website);
  const otherHost = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return { address: `https://${host}`, otherAddress: `https://${otherHost}`, root: `/var/www/${host}` };
}

/** Formats header rules as a Caddyfile, which imports the redirects from the file `redirects.caddy` beside it. */
export function formatCaddyfile(
  rules: readonly HeaderRule[],
  { address, otherAddress, root }: CaddySite,
): string {
  return `# Made at each build; its lists are plugins/hosting/headers.ts and data/redirects.yaml.
(files) {
	file_server {
		precompressed br gzip
	}
}

${address} {
	root * ${root}
${rules.flatMap(headerLines).join("\n")}
	header /manifest.webmanifest Content-Type application/manifest+json
	header ?Cache-Control "${defaultCacheControl}"

	map {query} {query_string} {
		"" ""
		default "?{query}"
	}
	map {path} {moved} {
		import redirects.caddy
		default ""
	}
	@moved expression \`{moved} != ""\`
	redir @moved {moved} permanent

	try_files {path} {path}.html
	import files
	handle_errors {
		header Cache-Control "${defaultCacheControl}"
		rewrite * /404.html
		import files
	}
}

${otherAddress} {
	redir ${address}{uri} permanent
}
`;
}

/** Formats redirects as the entries of Caddy's \`map\`, which matches decoded paths. */
export function formatCaddyRedirects(list: readonly Redirect[]): string {
  return withSlashes(list)
    .map(({ from, to }) => `${quote(decodeURIComponent(from))} ${quote(withQuery(to, "{query_string}"))}\n`)
    .join("");
}

function headerLines({ pattern, headers }: HeaderRule): string[] {
  const matcher = pattern === "/*" ? "" : `${pattern} `;
  return Object.entries(headers).map(([name, value]) => `\theader ${matcher}${name} ${quote(value)}`);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

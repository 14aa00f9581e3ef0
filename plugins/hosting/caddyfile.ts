import { type Headers, immutable, revalidate } from "./headers";
import { type Redirect, withQuery, withSlashes } from "./redirectsFile";

/**
 * Formats headers as a Caddyfile, which imports the redirects from the file `redirects.caddy` beside it.
 * @param website the site's address, such as `https://www.agency.example`; the same with or without `www.` redirects
 * @param root the folder of the site's files and their compressed copies on the server
 */
export function formatCaddyfile(headers: Headers, website: string, root?: string): string {
  const { origin, host } = new URL(website);
  const other = origin.includes("//www.") ? origin.replace("www.", "") : origin.replace("//", "//www.");
  const lines = Object.entries(headers).map(([name, value]) => `\theader ${name} ${quote(value)}\n`);
  return `# Made at each build; its lists are plugins/hosting/headers.ts and data/redirects.yaml.
(files) {
	file_server {
		precompressed br gzip
	}
}

${origin} {
	root * ${root ?? `/var/www/${host}`}
${lines.join("")}	header /static/* Cache-Control "${immutable}"
	header /manifest.webmanifest Content-Type application/manifest+json
	header ?Cache-Control "${revalidate}"

	map {query} {query_string} {
		"" ""
		default "?{query}"
	}
	map {path} {moved} {
		import redirects.caddy
	}
	@moved expression \`{moved} != ""\`
	redir @moved {moved} permanent

	try_files {path} {path}.html
	import files
	handle_errors {
		header Cache-Control "${revalidate}"
		rewrite * /404.html
		import files
	}
}

${other} {
	redir ${origin}{uri} permanent
}
`;
}

/** Formats redirects as the entries of Caddy's map, which matches decoded paths. Caddy imports no empty file. */
export function formatCaddyRedirects(list: readonly Redirect[]): string {
  const lines = withSlashes(list).map(
    ({ from, to }) => `${quote(decodeURIComponent(from))} ${quote(withQuery(to, "{query_string}"))}\n`,
  );
  return `${lines.join("")}default ""\n`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

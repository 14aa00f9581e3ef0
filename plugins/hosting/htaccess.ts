import { immutable, type ResponseHeaders, revalidate } from "./headers";
import { type Redirect, withQuery } from "./redirectsFile";

/** Returns .htaccess. Uses RewriteRule, because LiteSpeed may ignore Redirect. `website` has no trailing slash. */
export function formatHtaccess(website: string, headers: ResponseHeaders, redirects: Redirect[]): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
  const { host } = new URL(website);
  const otherName = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  return `# Made at each build; its lists are plugins/hosting/headers.ts and data/redirects.yaml.
ErrorDocument 404 /404.html

<IfModule mod_rewrite.c>
RewriteEngine On
# Hosts put files here to renew the certificates of all names.
RewriteRule "^\\.well-known/" - [L]

# The site's other name, with www. or without it.
RewriteCond %{HTTP_HOST} "^${otherName.replaceAll(".", "\\.")}$" [NC]
RewriteRule (.*) ${website}/$1 [R=301,L]

${redirects.flatMap(redirectLines).join("\n")}

# Serves directory.html at /directory, where mod_dir would redirect to /directory/.
DirectorySlash Off
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule [^/]$ %{REQUEST_URI}.html [L]

# Lists no folder's files.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
</IfModule>

<IfModule mod_headers.c>
${lines.join("\n")}
Header always set Cache-Control "${revalidate}"
</IfModule>

<IfModule mod_mime.c>
AddType image/avif .avif
</IfModule>

<IfModule mod_deflate.c>
<IfModule mod_filter.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
</IfModule>
</IfModule>
`;
}

export const staticHtaccess = `<IfModule mod_headers.c>
Header always set Cache-Control "${immutable}"
</IfModule>
`;

/** Returns a redirect's rewrite rules. The request's query goes before the target's fragment: `/new?a=1#quote`. */
function redirectLines({ from, to }: Redirect): string[] {
  const rule = (target: string) => `RewriteRule "^${pathPattern(from)}/?$" "${target}" [R=301,L,NE]`;
  const target = to.replace(/\\|[$%](?=[\d{])/g, "\\$&");
  if (!to.includes("#") || to.includes("?")) return [rule(target)];
  return ["RewriteCond %{QUERY_STRING} .", rule(withQuery(target, "?%{QUERY_STRING}")), rule(target)];
}

/** Returns a regular expression for a path as Apache matches it: decoded, and without the leading slash. */
function pathPattern(path: string): string {
  const decoded = decodeURIComponent(path.slice(1));
  return decoded.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll('"', "\\x22");
}

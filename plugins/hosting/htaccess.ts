import { type Headers, immutable, revalidate } from "./headers";
import { type Redirect, withQuery } from "./redirectsFile";

/** Formats headers and redirects as `.htaccess`, which Apache reads where `AllowOverride` allows it (cPanel). */
export function formatHtaccess(headers: Headers, redirects: readonly Redirect[]): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
  return `# Made at each build; its lists are plugins/hosting/headers.ts and data/redirects.yaml.
ErrorDocument 404 /404.html

<IfModule mod_rewrite.c>
RewriteEngine On
${redirects.flatMap(sectionRedirect).join("\n")}

# Serves directory.html at /directory, where mod_dir would redirect to /directory/.
DirectorySlash Off
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule [^/]$ %{REQUEST_URI}.html [L]
</IfModule>

<IfModule mod_headers.c>
${lines.join("\n")}
Header always set Cache-Control "${revalidate}"
Header always set Cache-Control "${immutable}" "expr=%{REQUEST_URI} =~ m#^/static/#"
</IfModule>

<IfModule mod_mime.c>
AddType image/avif .avif
</IfModule>

<IfModule mod_deflate.c>
<IfModule mod_filter.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
</IfModule>
</IfModule>

<IfModule mod_alias.c>
${redirects.map(redirectLine).join("\n")}
</IfModule>
`;
}

/** Returns the directive for one redirect. Apache encodes the path of its target again. */
function redirectLine({ from, to }: Redirect): string {
  const target = to.replace(/^[^?#]*/, decodeURI).replace(/[\\$]/g, "\\$&");
  return `RedirectMatch 301 "^/${pathPattern(from)}/?$" "${target}"`;
}

/** Returns directives that put a query string before the section of a target; RedirectMatch would append it. */
function sectionRedirect({ from, to }: Redirect): string[] {
  if (!to.includes("#") || to.includes("?")) return [];
  const target = withQuery(to.replace(/[\\$%]/g, "\\$&"), "?%{QUERY_STRING}");
  return ["RewriteCond %{QUERY_STRING} .", `RewriteRule "^${pathPattern(from)}/?$" "${target}" [R=301,L,NE]`];
}

/** Returns a regular expression for a path as Apache decodes it, without its first slash and without quotation marks. */
function pathPattern(path: string): string {
  const decoded = decodeURIComponent(path.slice(1));
  return decoded.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll('"', "\\x22");
}

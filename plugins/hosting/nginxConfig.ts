import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRule } from "./headersFile";
import type { Redirect } from "./redirects";
import { withQuery } from "./redirectsFile";

/** The values in the nginx configuration that differ between servers, such as the host name. */
export interface NginxServer {
  host: string;
  root: string;
  certificate: string;
  key: string;
}

/** Writes nginx.conf from nginx.template.conf after each build, because it contains the build's CSP hashes. */
export function writeNginxConfig(
  folder: string,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  host: string,
): void {
  const template = readFileSync(join(folder, "nginx.template.conf"), "utf8");
  const server: NginxServer = {
    host,
    root: `/var/www/${host}`,
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
  };
  writeFileSync(join(folder, "nginx.conf"), nginxConfig(template, rules, redirects, server));
}

/**
 * Returns the nginx configuration: the template, with `@maps@`, `@headers@` and `@redirects@` replaced by directives
 * for the header rules and redirects, and placeholders such as `@host@` replaced by the values of `server`.
 */
export function nginxConfig(
  template: string,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  server: NginxServer,
): string {
  // Leaves out Content-Type, which the template sets already and `add_header` would send a second time.
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== "Content-Type",
  );
  const values: Record<string, string> = {
    ...server,
    otherHost: server.host.startsWith("www.") ? server.host.slice("www.".length) : `www.${server.host}`,
    maps: names.map((name) => map(name, rules)).join("\n"),
    headers: names.map((name) => `    add_header ${name} ${variable(name)} always;`).join("\n"),
    redirects: redirects.map(location).join("\n"),
  };
  return template.replace(/@(\w+)@/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Returns the nginx `map` from paths to one header's values; nginx does not send a header with an empty value. */
function map(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => {
    const value = headers[name];
    return value === undefined ? [] : [`    ${key(pattern)} "${value.replaceAll('"', '\\"')}";`];
  });
  const hasDefault = rules.some(({ pattern, headers }) => pattern === "/*" && name in headers);
  const fallback = name === "Cache-Control" ? "public, max-age=0, must-revalidate" : "";
  return [
    `map $uri ${variable(name)} {`,
    ...(hasDefault ? [] : [`    default "${fallback}";`]),
    ...lines,
    "}",
  ].join("\n");
}

/**
 * Returns the regular expression by which an nginx `map` matches a path, even an exact one, because script names are
 * too long for the default `map_hash_bucket_size`. The expression has to match `$uri`, which is the file that nginx
 * found: `/directory.html` for `/directory` and `/directory/`.
 */
function key(pattern: string): string {
  if (pattern === "/*") return "default";
  const path = pattern.replace(/\*$/, "").replaceAll(".", "\\.");
  if (pattern.endsWith("*")) return `~^${path}`;
  return pattern === "/" ? "~^/(index\\.html)?$" : `~^${path}(\\.html)?$`;
}

function location({ from, to }: Redirect): string {
  return `    location ~ ^${from}/?$ { return 301 "${withQuery(to, "$is_args$args")}"; }`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

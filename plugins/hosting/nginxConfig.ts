import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRule } from "./headersFile";
import type { Redirect } from "./redirects";
import { withQuery } from "./redirectsFile";

/** Values in the nginx configuration that depend on the server. */
export interface NginxServer {
  host: string;
  root: string;
  certificate: string;
  key: string;
}

/** Writes nginx.conf from nginx.template.conf. It fits one build only, because it contains that build's CSP hashes. */
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
 * Fills in the template's placeholders: `@maps@`, `@headers@` and `@redirects@` from the two lists, all others, such as
 * `@host@`, from `server`.
 */
export function nginxConfig(
  template: string,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  server: NginxServer,
): string {
  // The template sets Content-Type already; `add_header` would send a second one.
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

/** An nginx `map` per header, from the path to the header's value. nginx does not send headers with an empty value. */
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
 * The key of a path in a `map`. It is a regular expression even for exact paths, because script names are too long for
 * nginx's default `map_hash_bucket_size`. When nginx sends headers, `$uri` is the file that it found: `/directory.html`
 * for `/directory` and `/directory/`.
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

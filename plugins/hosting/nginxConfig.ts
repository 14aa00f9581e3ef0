import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRule } from "./headersFile";
import type { Redirect } from "./redirects";
import { withQuery } from "./redirectsFile";

/** What differs from one server to the next. */
export interface NginxServer {
  host: string;
  root: string;
  certificate: string;
  key: string;
}

/** Writes deploy/nginx.conf, which belongs to one build as its hashes do, from deploy/nginx.template.conf. */
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
 * Fills the template: `@name@` is a value of `server`; `@maps@`, `@headers@` and `@redirects@` are made from the two
 * lists.
 */
export function nginxConfig(
  template: string,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  server: NginxServer,
): string {
  // A type that is added would be a second one: the template has the types.
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
  return template.replace(/@(\w+)@/g, (slot, name: string) => values[name] ?? slot);
}

/** One map a header: from the path to its value; nginx sends no header whose value is empty. */
function map(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => {
    const value = headers[name];
    return value === undefined ? [] : [`    ${key(pattern)} "${value.replaceAll('"', '\\"')}";`];
  });
  const everywhere = rules.some(({ pattern, headers }) => pattern === "/*" && name in headers);
  const fallback = name === "Cache-Control" ? "public, max-age=0, must-revalidate" : "";
  return [
    `map $uri ${variable(name)} {`,
    ...(everywhere ? [] : [`    default "${fallback}";`]),
    ...lines,
    "}",
  ].join("\n");
}

/**
 * Expressions even for exact paths: the names of scripts are too long for the size of nginx's hash of plain keys.
 * By the time nginx sends headers, `$uri` is the file that it found: `/directory.html` for `/directory` and
 * `/directory/`.
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

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRule } from "./headersFile";

/** What differs from one server to the next. */
export interface NginxServer {
  host: string;
  root: string;
  certificate: string;
  key: string;
}

/** Writes deploy/nginx.conf, which belongs to one build as its hashes do, from deploy/nginx.template.conf. */
export function writeNginxConfig(folder: string, rules: readonly HeaderRule[], host: string): void {
  const template = readFileSync(join(folder, "nginx.template.conf"), "utf8");
  const server: NginxServer = {
    host,
    root: `/var/www/${host}`,
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
  };
  writeFileSync(join(folder, "nginx.conf"), nginxConfig(template, rules, server));
}

/** Fills the template: `@name@` is a value of `server`, `@maps@` and `@headers@` are made from the rules. */
export function nginxConfig(template: string, rules: readonly HeaderRule[], server: NginxServer): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const values: Record<string, string> = {
    ...server,
    otherHost: server.host.startsWith("www.") ? server.host.slice("www.".length) : `www.${server.host}`,
    maps: names.map((name) => map(name, rules)).join("\n"),
    headers: names.map((name) => `    add_header ${name} ${variable(name)} always;`).join("\n"),
  };
  return template.replace(/@(\w+)@/g, (slot, name: string) => values[name] ?? slot);
}

/** One map a header: from the path to its value; nginx sends no header whose value is empty. */
function map(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => {
    const value = headers[name];
    return value === undefined ? [] : [`    ${key(pattern)} "${value}";`];
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

/** Expressions even for exact paths: the names of scripts are too long for the size of nginx's hash of plain keys. */
function key(pattern: string): string {
  if (pattern === "/*") return "default";
  const [start, end] = pattern.endsWith("*") ? [pattern.slice(0, -1), ""] : [pattern, "$"];
  return `~^${start.replaceAll(".", "\\.")}${end}`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, untilOpen } from "../../scripts/freePort";
import type { Site } from "../../scripts/serveSite";

const apache = "/usr/sbin/apache2";
const caddy = "/usr/bin/caddy";
/** The modules without which Apache serves no file. */
export const leastModules = ["mpm_event", "authz_core", "dir", "mime"];
/** The modules of Apache that web space commonly has. */
const usualModules = [...leastModules, "alias", "rewrite", "headers", "filter", "deflate", "negotiation"];

/** Whether Debian's Apache and Caddy are installed. */
export const hasApacheAndCaddy = () => existsSync(apache) && existsSync(caddy);

/**
 * Starts Apache as web space is offered: with `.htaccess` in use and the usual modules.
 * @param root the folder to serve
 * @param temporary an empty folder for Apache's own files
 */
export async function startApache(root: string, temporary: string, modules = usualModules): Promise<Site> {
  const port = await freePort();
  writeFileSync(
    join(temporary, "apache.conf"),
    `ServerRoot /usr/lib/apache2
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join("\n")}
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${temporary}/apache.pid
ErrorLog ${temporary}/apache.log
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return start(port, apache, ["-f", join(temporary, "apache.conf"), "-DFOREGROUND"], temporary);
}

/**
 * Starts Caddy with a Caddyfile and the files that it imports.
 * @param caddyfile returns the text of the Caddyfile for an address such as `http://127.0.0.1:8080`
 * @param temporary a folder that holds the imported files, for Caddy's own files
 */
export async function startCaddy(caddyfile: (address: string) => string, temporary: string): Promise<Site> {
  const port = await freePort();
  const text = caddyfile(`http://127.0.0.1:${port}`);
  writeFileSync(join(temporary, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);
  return start(port, caddy, ["run", "--config", join(temporary, "Caddyfile")], temporary);
}

async function start(port: number, program: string, args: string[], home: string): Promise<Site> {
  const child = spawn(program, args, {
    env: { ...process.env, HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part) => {
    said += part;
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const failed = exited.then(() => Promise.reject(new Error(`${program} did not start:\n${said}`)));
  await Promise.race([untilOpen(port), failed]);
  failed.catch(() => {});
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      child.kill();
      return exited;
    },
  };
}

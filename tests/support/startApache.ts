import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Server } from "../../scripts/serve";
import { freePort, untilServed } from "./freePort";

const apache = "/usr/sbin/apache2";
export const leastModules = ["mpm_event", "authz_core", "dir", "mime"];
/** The Apache modules that shared hosts usually enable. */
const usualModules = leastModules.concat(
  "alias rewrite headers filter deflate negotiation autoindex".split(" "),
);

export const hasApache = () => existsSync(apache);

/** Starts Apache, which reads `.htaccess` files as on shared hosts. Writes config and logs to `temporary`. */
export async function startApache(root: string, temporary: string, modules = usualModules): Promise<Server> {
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
  const child = spawn(apache, ["-f", join(temporary, "apache.conf"), "-DFOREGROUND"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (part) => {
    errors += part;
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const failed = exited.then(() => Promise.reject(new Error(`Apache did not start:\n${errors}`)));
  await Promise.race([untilServed(`http://127.0.0.1:${port}`), failed]);
  failed.catch(() => {});
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      child.kill();
      return exited;
    },
  };
}

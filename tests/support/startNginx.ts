import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressedFolder } from "../../plugins/hosting/compressFiles";
import { parseHeadersFile } from "../../plugins/hosting/headersFile";
import { nginxConfig } from "../../plugins/hosting/nginxConfig";
import { parseRedirectsFile } from "../../plugins/hosting/redirectsFile";
import { freePort, untilOpen } from "../../scripts/freePort";
import { selfSignedCertificate } from "../../scripts/selfSignedCertificate";
import type { NginxProgram } from "./findNginx";
import { siteName } from "./httpClient";

/** An nginx process that serves a built site on loopback ports. */
export interface RunningNginx {
  http: number;
  https: number;
  /** The document root, which is a copy of the built site together with its .br and .gz files. */
  root: string;
  /** The warnings that `nginx -t` prints about the configuration. */
  warnings: string[];
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of docs/deploying.md, but its own server name, ports, paths and certificate.
 * @param site the folder of the built site
 * @throws with nginx's output if nginx does not start
 */
export async function startNginx(nginx: NginxProgram, site: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const { key, cert } = selfSignedCertificate();
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "cert.pem"), cert);
  // Merges the site and its compressed copies in one folder, as the deployment with rsync does on the server.
  const root = join(folder, "site");
  for (const source of [site, compressedFolder(site)].filter((path) => existsSync(path)))
    cpSync(source, root, { recursive: true, preserveTimestamps: true });
  const template = onLoopback(
    readFileSync(join(__dirname, "../../deploy/nginx.template.conf"), "utf8"),
    http,
    https,
  );
  const rules = parseHeadersFile(readFileSync(join(site, "_headers"), "utf8"));
  const redirects = parseRedirectsFile(readFileSync(join(site, "_redirects"), "utf8"));
  const config = nginxConfig(template, rules, redirects, {
    host: siteName,
    root,
    certificate: join(folder, "cert.pem"),
    key: join(folder, "key.pem"),
  });
  writeFileSync(join(folder, "site.conf"), hasHttp2Directive(nginx) ? config : forDebian12(config));
  writeFileSync(join(folder, "nginx.conf"), mainConfig(nginx, folder));

  const { program, env } = nginx;
  const args = ["-e", join(folder, "error.log"), "-p", folder, "-c", join(folder, "nginx.conf")];
  const { stderr: said } = spawnSync(program, ["-t", ...args], { env, encoding: "utf8" });
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (part) => {
    complaint += part;
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  await Promise.race([
    untilOpen(https),
    exited.then(() => {
      throw new Error(`nginx did not start:\n${complaint}`);
    }),
  ]);
  return {
    http,
    https,
    root,
    warnings: said.split("\n").filter((line) => /\[\w+\]/.test(line)),
    async stop() {
      child.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

function onLoopback(config: string, http: number, https: number): string {
  return config
    .replace(/^.*listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${http}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${https}`);
}

/** Whether nginx has the directive `http2 on` (since 1.25.1); before, HTTP/2 is a parameter of `listen`. */
function hasHttp2Directive({ program, env }: NginxProgram): boolean {
  const { stderr } = spawnSync(program, ["-v"], { env, encoding: "utf8" });
  const [, major = 0, minor = 0] = (/nginx\/(\d+)\.(\d+)/.exec(stderr) ?? []).map(Number);
  return major > 1 || minor > 25;
}

/** Adapts the configuration to Debian 12's nginx, as the sed command in docs/deploying.md does. */
function forDebian12(config: string): string {
  return config.replace(/^ *http2 on;\n/gm, "").replace(/^( *listen .* ssl)\b/gm, "$1 http2");
}

/** Returns a main configuration like Debian's /etc/nginx/nginx.conf, but with all paths inside one folder. */
function mainConfig({ brotliModule, mimeTypes }: NginxProgram, folder: string): string {
  mkdirSync(join(folder, "temp"));
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${brotliModule};
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  ${paths.map((path) => `${path}_temp_path ${folder}/temp/${path};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;
}

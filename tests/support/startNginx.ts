import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headersFile";
import { nginxConfig } from "../../plugins/hosting/nginxConfig";
import type { NginxProgram } from "./nginxProgram";
import { selfSignedCertificate } from "./selfSignedCertificate";

/** A running nginx that serves a built site on loopback ports. */
export interface RunningNginx {
  http: number;
  https: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx as docs/deploying.md sets it up, with the same configuration but for ports, paths and certificate.
 * @param site the built site
 * @throws with nginx's own words when it does not start
 */
export async function startNginx(nginx: NginxProgram, site: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const { key, cert } = selfSignedCertificate();
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "cert.pem"), cert);
  const template = readFileSync(join(__dirname, "../../deploy/nginx.template.conf"), "utf8");
  const rules = parseHeadersFile(readFileSync(join(site, "_headers"), "utf8"));
  const server = {
    host: "127.0.0.1",
    root: resolve(site),
    certificate: join(folder, "cert.pem"),
    key: join(folder, "key.pem"),
    http: [`127.0.0.1:${http}`],
    https: [`127.0.0.1:${https}`],
  };
  writeFileSync(join(folder, "site.conf"), nginxConfig(template, rules, server));
  writeFileSync(join(folder, "nginx.conf"), mainConfig(nginx, folder));

  const errors = ["-e", join(folder, "error.log")];
  const child = spawn(nginx.program, [...errors, "-p", folder, "-c", join(folder, "nginx.conf")], {
    env: nginx.env,
    stdio: ["ignore", "ignore", "pipe"],
  });
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
    async stop() {
      child.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** What Debian's /etc/nginx/nginx.conf says around a site, kept inside one folder. */
function mainConfig({ brotliModule, mimeTypes }: NginxProgram, folder: string): string {
  mkdirSync(join(folder, "temp"));
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${brotliModule};
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${paths.map((path) => `${path}_temp_path ${folder}/temp/${path};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Resolves as soon as something listens on a port. */
function untilOpen(port: number): Promise<void> {
  return new Promise((open) => {
    const attempt = () => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        open();
      });
      socket.once("error", () => setTimeout(attempt, 50));
    };
    attempt();
  });
}

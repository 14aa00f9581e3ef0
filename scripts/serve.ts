// `npm run serve [-- --host 0.0.0.0] [-- --port 9000]`: serves the built site. Has the same options as `gatsby serve`.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { immutable, parseHeadersFile, revalidate } from "../plugins/hosting/headers";
import { parseRedirectsFile, withQuery } from "../plugins/hosting/redirectsFile";

export interface Site {
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a built site like the web hosts in docs/deploying.md, but without compression. Reads the folder at startup.
 * @param port 0 picks any free port
 * @throws if the folder does not contain a built site
 */
export async function serveSite({ dir = "public", host = "127.0.0.1", port = 0 }): Promise<Site> {
  const folder = resolve(dir);
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${dir}. Build it with: npm run build`);
  }
  const server = createServer(requestListener(folder));
  await new Promise<void>((resolveListening, reject) => {
    server.once("error", reject).listen(port, host, resolveListening);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    address: `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${actualPort}`,
    close: () =>
      new Promise((resolveClosed) => {
        server.close(() => resolveClosed());
        server.closeAllConnections();
      }),
  };
}

function requestListener(folder: string) {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
  const headers = parseHeadersFile(read("_headers"));
  const redirects = parseRedirectsFile(read("_redirects"));
  const serveFile = sirv(folder, { etag: true, extensions: ["html"] });

  const sendNotFound = (response: ServerResponse) =>
    response
      .writeHead(404, { "Cache-Control": revalidate, "Content-Type": "text/html;charset=utf-8" })
      .end(readFileSync(join(folder, "404.html")));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", path.startsWith("/static/") ? immutable : revalidate);
    const target = redirects.get(path);
    if (target) response.writeHead(301, { Location: withQuery(target, query) }).end();
    else serveFile(request, response, () => void sendNotFound(response));
  };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      host: { type: "string", short: "H", default: "127.0.0.1" },
      port: { type: "string", short: "p", default: "9000" },
      dir: { type: "string", default: "public" },
    },
  });

  serveSite({ ...values, port: Number(values.port) }).then(
    ({ address }) => {
      console.log(`The built site is at ${address}/ (stop with Ctrl+C)`);
      if (!/^(0\.0\.0\.0|::)$/.test(values.host)) return;
      for (const ip of Object.values(networkInterfaces()).flat())
        if (ip?.family === "IPv4" && !ip.internal)
          console.log(`On a phone on the same network: ${address.replace("127.0.0.1", ip.address)}/`);
    },
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}

if (require.main === module) main();

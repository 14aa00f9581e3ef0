// `npm run serve [-- --host 0.0.0.0 --port 9000]`: serves the built site, in place of `gatsby serve`.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { immutable, parseHeadersFile, revalidate } from "../src/publish/headers";

export type Server = Awaited<ReturnType<typeof serveSite>>;

/** Serves a built site like the hosts in docs/deploying.md. Ignores later builds. Port 0: any free port. */
export async function serveSite({ dir = "public", host = "127.0.0.1", port = 0 }) {
  const folder = resolve(dir);
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in ${dir}. Build it with: npm run build`);
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
  const headers = parseHeadersFile(read("_headers"));
  const serveFile = sirv(folder, { etag: true, extensions: ["html"] });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", request.url?.startsWith("/static/") ? immutable : revalidate);
    serveFile(request, response, () => {
      response.setHeader("Cache-Control", revalidate).setHeader("Content-Type", "text/html;charset=utf-8");
      response.writeHead(404).end(read("404.html"));
    });
  });
  await new Promise<void>((listening, reject) => {
    server.once("error", reject).listen(port, host, listening);
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}

if (require.main === module) {
  const { values } = parseArgs({
    options: {
      host: { type: "string", short: "H", default: "127.0.0.1" },
      port: { type: "string", short: "p", default: "9000" },
      dir: { type: "string", default: "public" },
    },
  });
  serveSite({ ...values, port: Number(values.port) }).then(
    ({ address }) => console.log(`The built site is at ${address}/ (stop with Ctrl+C)`),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}

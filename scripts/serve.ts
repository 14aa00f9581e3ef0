// `npm run serve [-- --host 0.0.0.0 --port 9000]` serves the built site. Replaces `gatsby serve`.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { headersOf } from "../src/publish/headers";

const revalidate = "public, max-age=0, must-revalidate";

export type Server = Awaited<ReturnType<typeof serveSite>>;

/** Serves a built site like a web host (docs/deploying.md). Restart it after each build. Port 0 picks a free port. */
export async function serveSite({ dir = "public", host = "127.0.0.1", port = 0 }) {
  if (!existsSync(`${dir}/404.html`)) throw new Error(`There is no site in ${dir}. Run: npm run build`);
  const missing = readFileSync(`${dir}/404.html`);
  const headersFile = readFileSync(`${dir}/_headers`, "utf8");
  const serveFile = sirv(dir, { etag: true, extensions: ["html"] });
  const server = createServer((request, response) => {
    // Netlify and Cloudflare send this Cache-Control unless _headers has another one.
    response.setHeader("Cache-Control", revalidate).setHeaders(headersOf(String(request.url), headersFile));
    serveFile(request, response, () => {
      response.setHeader("Cache-Control", revalidate).setHeader("Content-Type", "text/html;charset=utf-8");
      response.writeHead(404).end(missing);
    });
  });
  await once(server.listen(port, host), "listening");
  const close = () => {
    server.close().closeAllConnections();
    return once(server, "close");
  };
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}

if (require.main === module) {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { host: text, port: text, dir: text } });
  serveSite({ ...values, port: Number(values.port ?? 9000) }).then(
    ({ address }) => console.log(`The built site is at ${address}/ (stop with Ctrl+C)`),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}

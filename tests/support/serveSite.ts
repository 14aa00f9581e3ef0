import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { compressedFolder } from "../../plugins/hosting/compressFiles";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { parseRedirectsFile, redirectOf } from "../../plugins/hosting/redirectsFile";
import { selfSignedCertificate } from "./selfSignedCertificate";

interface Options {
  /** The folder to serve. */
  dir?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Over TLS with a certificate made for the occasion, as the bench needs it; otherwise plain HTTP/1.1. */
  http2?: boolean;
}

/** A running server: its address without a slash at the end, and the way to stop it. */
export interface Site {
  address: string;
  close(): Promise<void>;
}

/** What a host sends for everything that `_headers` says nothing about: keep it, but ask before using it. */
const unlessSaidOtherwise = "public, max-age=0, must-revalidate";

/** The not-found page and the front page by their own names, the hosts' lists, compressed copies. */
const notPages = /^\/(404|index)(\.html)?\/?$|^\/_(headers|redirects)$|\.(br|gz)$/;

/**
 * Serves a built site on this machine the way the hosts of docs/deploying.md do: addresses without .html, with or
 * without a slash; 404.html with status 404; its own `_headers` and `_redirects`; ready-made brotli and gzip copies;
 * conditional and range requests. It reads the folder once, at its start.
 * @throws when there is no built site in the folder
 */
export async function serveSite({ dir = "public", port = 9000, http2 = false }: Options = {}): Promise<Site> {
  const folder = resolve(dir);
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${dir}. Make one with: npm run build`);
  }
  const answer = requestListener(folder);
  const server = http2
    ? // The compatibility API gives HTTP/2 requests the shape that sirv knows.
      createSecureServer({ allowHTTP1: true, ...selfSignedCertificate() }, (request, response) =>
        answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
      )
    : createServer(answer);
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    address: `${http2 ? "https" : "http"}://127.0.0.1:${actualPort}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

function requestListener(folder: string) {
  const list = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
  const rules = parseHeadersFile(list("_headers"));
  const redirects = parseRedirectsFile(list("_redirects"));
  const options = { etag: true, brotli: true, gzip: true, extensions: ["html"] };
  const serveFile = sirv(folder, {
    ...options,
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
  });
  // That folder holds compressed copies only: requests for files without one, or from clients that read none, go on.
  const serveCopy = existsSync(compressedFolder(folder)) && sirv(compressedFolder(folder), options);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    response.setHeader("Cache-Control", unlessSaidOtherwise);
    const page = path.replace(/(?<=.)\/$/, "");
    for (const [name, value] of Object.entries(headersOf(page, rules))) response.setHeader(name, value);
    const moved = redirectOf(path, query, redirects);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (moved) {
      response.writeHead(301, { Location: moved }).end();
    } else if (notPages.test(path)) {
      sendNotFound(folder, request, response);
    } else if (serveCopy) {
      serveCopy(request, response, () => serveFile(request, response));
    } else {
      serveFile(request, response);
    }
  };
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const [encoding, suffix] = /\bbr\b/.test(accepted)
    ? ["br", ".br"]
    : /\bgzip\b/.test(accepted)
      ? ["gzip", ".gz"]
      : ["", ""];
  const page = join(folder, "404.html");
  const copy = join(compressedFolder(folder), `404.html${suffix}`);
  const compressed = encoding !== "" && existsSync(copy);
  const body = existsSync(page) ? readFileSync(compressed ? copy : page) : Buffer.from("Not found");
  if (compressed) response.setHeader("Content-Encoding", encoding);
  response.writeHead(404, {
    "Cache-Control": unlessSaidOtherwise,
    "Content-Type": "text/html;charset=utf-8",
    "Content-Length": body.length,
    Vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

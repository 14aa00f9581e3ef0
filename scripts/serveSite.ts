import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { compressedFolder } from "../plugins/hosting/compressFiles";
import { headersOf, parseHeadersFile } from "../plugins/hosting/headersFile";
import { parseRedirectsFile, redirectOf } from "../plugins/hosting/redirectsFile";
import { selfSignedCertificate } from "./selfSignedCertificate";

interface Options {
  /** The folder to serve; `public` unless another is named. */
  dir?: string;
  /** 0 takes any free port. */
  port: number;
  /** Over TLS with a self-signed certificate, as browsers want HTTP/2; otherwise plain HTTP/1.1. */
  http2?: boolean;
}

/** A running server. */
export interface Site {
  /** Without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** What hosts send where `_headers` says nothing: a browser may keep the file, and asks before it uses it. */
const defaultCacheControl = "public, max-age=0, must-revalidate";

/** Files that have no address of their own: the pages `index` and `404`, the hosts' two lists, compressed copies. */
const hiddenPaths = /^\/(404|index)(\.html)?\/?$|^\/_(headers|redirects)$|\.(br|gz)$/;

/**
 * Serves a built site on this machine the way the hosts of docs/deploying.md do: addresses without .html, with or
 * without a slash; 404.html with status 404; its own `_headers` and `_redirects`; ready-made brotli and gzip copies;
 * conditional and range requests. It reads the folder once, at its start.
 * @throws when there is no built site in the folder
 */
export async function serveSite({ dir = "public", port, http2 = false }: Options): Promise<Site> {
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
  // The folder of compressed copies has nothing else: what it cannot answer goes on to the site itself.
  const serveCopy = existsSync(compressedFolder(folder)) && sirv(compressedFolder(folder), options);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    response.setHeader("Cache-Control", defaultCacheControl);
    const page = path.replace(/(?<=.)\/$/, "");
    for (const [name, value] of Object.entries(headersOf(page, rules))) response.setHeader(name, value);
    const moved = redirectOf(path, query, redirects);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (moved) {
      response.writeHead(301, { Location: moved }).end();
    } else if (hiddenPaths.test(path)) {
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
  const copy = join(compressedFolder(folder), "404.html");
  const encodings = { br: `${copy}.br`, gzip: `${copy}.gz` };
  const [encoding, file] = Object.entries(encodings).find(
    ([name, path]) => accepted.includes(name) && existsSync(path),
  ) ?? [undefined, join(folder, "404.html")];
  const body = readFileSync(file);
  response.writeHead(404, {
    "Cache-Control": defaultCacheControl,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
    "Content-Type": "text/html;charset=utf-8",
    Vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

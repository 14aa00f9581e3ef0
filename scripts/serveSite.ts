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
  /** The folder to serve, by default `public`. */
  dir?: string;
  /** The port to listen on; 0 picks any free port. */
  port: number;
  /** Serves HTTP/2 over TLS with a self-signed certificate, instead of plain HTTP/1.1. */
  http2?: boolean;
}

/** A running server. */
export interface Site {
  /** The server's URL without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/** The Cache-Control of files without a rule in `_headers`, as on hosts: browsers must revalidate before reuse. */
const defaultCacheControl = "public, max-age=0, must-revalidate";

/** Matches paths that get a 404: index.html, 404.html, `_headers`, `_redirects` and compressed copies. */
const hiddenPaths = /^\/(404|index)(\.html)?\/?$|^\/_(headers|redirects)$|\.(br|gz)$/;

/**
 * Serves a built site locally as the hosts in docs/deploying.md do: pages at URLs without .html, 404.html with status
 * 404, the headers and redirects of `_headers` and `_redirects`, brotli and gzip copies, conditional and range
 * requests. The folder is read once, at the start.
 * @throws if the folder holds no built site
 */
export async function serveSite({ dir = "public", port, http2 = false }: Options): Promise<Site> {
  const folder = resolve(dir);
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${dir}. Make one with: npm run build`);
  }
  const answer = requestListener(folder);
  const server = http2
    ? // Passes HTTP/2 requests to sirv by Node's compatibility API, because sirv expects HTTP/1 requests.
      createSecureServer({ allowHTTP1: true, ...selfSignedCertificate() }, (request, response) =>
        answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
      )
    : createServer(answer);
  await new Promise<void>((resolveListening, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolveListening);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    address: `${http2 ? "https" : "http"}://127.0.0.1:${actualPort}`,
    close: () =>
      new Promise((resolveClosed) => {
        server.close(() => resolveClosed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

function requestListener(folder: string) {
  const readRules = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
  const rules = parseHeadersFile(readRules("_headers"));
  const redirects = parseRedirectsFile(readRules("_redirects"));
  const options = { etag: true, brotli: true, gzip: true, extensions: ["html"] };
  const serveFile = sirv(folder, {
    ...options,
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
  });
  // Serves the compressed copy of a file if there is one; files that compression does not make smaller have none.
  const serveCompressed = existsSync(compressedFolder(folder)) && sirv(compressedFolder(folder), options);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    response.setHeader("Cache-Control", defaultCacheControl);
    const page = path.replace(/(?<=.)\/$/, "");
    for (const [name, value] of Object.entries(headersOf(page, rules))) response.setHeader(name, value);
    const redirectTarget = redirectOf(path, query, redirects);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (redirectTarget) {
      response.writeHead(301, { Location: redirectTarget }).end();
    } else if (hiddenPaths.test(path)) {
      sendNotFound(folder, request, response);
    } else if (serveCompressed) {
      serveCompressed(request, response, () => serveFile(request, response));
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

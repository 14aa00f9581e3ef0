import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import sirv from "sirv";
import { compressedFolder } from "../plugins/hosting/compressFiles";
import { immutable, parseHeadersFile, revalidate } from "../plugins/hosting/headers";
import { parseRedirectsFile, withQuery } from "../plugins/hosting/redirectsFile";
import { selfSignedCertificate } from "./selfSignedCertificate";

interface Options {
  /** The folder to serve, by default `public`. */
  dir?: string;
  /** The address to listen on: by default 127.0.0.1, which other devices cannot reach; 0.0.0.0 is all addresses. */
  host?: string;
  /** The port to listen on; 0 picks any free port. */
  port: number;
  /** Serves HTTP/2 over TLS with a self-signed certificate, instead of plain HTTP/1.1. */
  http2?: boolean;
}

/** A running server. */
export interface Site {
  /** The server's URL on this machine, without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a built site locally as the hosts in docs/deploying.md do: pages at URLs without .html, 404.html with status
 * 404, the headers and redirects of `_headers` and `_redirects`, brotli and gzip copies, conditional and range
 * requests. The folder is read once, at the start.
 * @throws if the folder holds no built site
 */
export async function serveSite(options: Options): Promise<Site> {
  const { dir = "public", host = "127.0.0.1", port, http2 = false } = options;
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
    server.once("error", reject).listen(port, host, resolveListening);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    address: `${http2 ? "https" : "http"}://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${actualPort}`,
    close: () =>
      new Promise((resolveClosed) => {
        server.close(() => resolveClosed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

function requestListener(folder: string) {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
  const headers = parseHeadersFile(read("_headers"));
  const redirects = parseRedirectsFile(read("_redirects"));
  const options = { etag: true, brotli: true, gzip: true, extensions: ["html"] };
  const serveFile = sirv(folder, options);
  const serveCompressed = existsSync(compressedFolder(folder))
    ? sirv(compressedFolder(folder), options)
    : serveFile;

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    const page = readFileSync(join(folder, "404.html"));
    const gzip = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    response.writeHead(404, {
      "Cache-Control": revalidate,
      "Content-Type": "text/html;charset=utf-8",
      Vary: "Accept-Encoding",
      ...(gzip && { "Content-Encoding": "gzip" }),
    });
    response.end(gzip ? gzipSync(page) : page);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", path.startsWith("/static/") ? immutable : revalidate);
    const target = redirects.get(path);
    if (target) response.writeHead(301, { Location: withQuery(target, query) }).end();
    else
      serveCompressed(request, response, () =>
        serveFile(request, response, () => sendNotFound(request, response)),
      );
  };
}

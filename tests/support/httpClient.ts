import { connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { type AddressInfo, connect as connectTcp, createServer as createTcpServer } from "node:net";
import { connect as connectTls } from "node:tls";

/** The host name of the test servers. */
export const siteName = "localhost";

/** An HTTP response, with header names in lower case. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends an HTTP/2 request to a loopback port and accepts any certificate. Pass the header `:authority` to request
 * another host name.
 */
export function request(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<HttpResponse> {
  return new Promise((answered, failed) => {
    const name = headers[":authority"] ?? siteName;
    const session = connectHttp2(`https://127.0.0.1:${port}`, {
      servername: name,
      rejectUnauthorized: false,
    });
    session.once("error", failed);
    const stream = session.request({ ":authority": name, ":path": path, ":method": method, ...headers });
    const parts: Buffer[] = [];
    let head: IncomingHttpHeaders = {};
    stream.once("response", (response) => {
      head = response;
    });
    stream.on("data", (part) => parts.push(part));
    stream.once("error", failed);
    stream.once("end", () => {
      session.close();
      answered({ status: Number(head[":status"]), headers: head, body: Buffer.concat(parts) });
    });
    stream.end();
  });
}

/**
 * Sends an HTTP/1.1 request over TLS with a request target that HTTP clients would refuse to send.
 * @returns the status, or undefined if the server closed the connection without a response
 */
export function requestRawTarget(port: number, target: Buffer | string): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const tls = { port, host: "127.0.0.1", servername: siteName, rejectUnauthorized: false };
    const socket = connectTls(tls, () => {
      socket.write(Buffer.concat([Buffer.from("GET "), Buffer.from(target), Buffer.from(" HTTP/1.1\r\n")]));
      socket.write(`Host: ${siteName}\r\nConnection: close\r\n\r\n`);
    });
    let text = "";
    socket.on("data", (part) => {
      text += part.toString("latin1");
    });
    socket.once("error", failed);
    socket.once("close", () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      answered(status ? Number(status) : undefined);
    });
  });
}

/** Sends an unencrypted HTTP/1.1 request to a loopback port; returns the raw response with its headers. */
export function requestOverHttp(port: number, path: string, name = siteName): Promise<string> {
  return new Promise((answered, failed) => {
    const socket = connectTcp(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`),
    );
    let text = "";
    socket.on("data", (part) => {
      text += part.toString("latin1");
    });
    socket.once("error", failed);
    socket.once("close", () => answered(text));
  });
}

/**
 * Sends an HTTP/2 request through a recording proxy.
 * @param accepted the value of Accept-Encoding
 * @returns the length in bytes of each TLS record of the response (RFC 8446, 5.1)
 */
export async function tlsRecordLengths(port: number, path: string, accepted: string): Promise<number[]> {
  const parts: Buffer[] = [];
  const proxy = createTcpServer((client) => {
    const server = connectTcp(port, "127.0.0.1").on("data", (part) => parts.push(part));
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => {});
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  await request((proxy.address() as AddressInfo).port, path, { "accept-encoding": accepted });
  proxy.close();
  const lengths: number[] = [];
  const sent = Buffer.concat(parts);
  for (let at = 0; at + 5 <= sent.length; at += 5 + sent.readUInt16BE(at + 3))
    lengths.push(sent.readUInt16BE(at + 3));
  return lengths;
}

/** The options of a TLS client. */
interface Handshake {
  /** The host name that the client sends by SNI; if undefined, the client sends none. */
  servername?: string;
  ciphers?: string;
  minVersion?: "TLSv1" | "TLSv1.2";
  maxVersion?: "TLSv1.1" | "TLSv1.2";
}

/** Whether a server on a loopback port completes a TLS handshake with these options. */
export function acceptsHandshake(port: number, handshake: Handshake): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false, ...handshake }, () => {
      socket.destroy();
      answered(true);
    });
    socket.once("error", () => answered(false));
  });
}

/**
 * Opens a TLS connection to a loopback port and sends an incomplete request, as a slowloris attack does.
 * @returns `closed`, a promise that resolves when the server closes the connection
 */
export function openUnfinishedRequest(port: number): Promise<{ closed: Promise<void> }> {
  return new Promise((held, failed) => {
    const tls = { port, host: "127.0.0.1", servername: siteName, rejectUnauthorized: false };
    const socket = connectTls(tls, () => {
      const closed = new Promise<void>((done) => socket.once("close", () => done()));
      socket.off("error", failed).on("error", () => {});
      socket.resume().write(`GET / HTTP/1.1\r\nHost: ${siteName}\r\nX-Slow: `);
      held({ closed });
    });
    socket.once("error", failed);
  });
}

import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { connect as connectTls } from "node:tls";

/** An answer over HTTP/2, its header names in lower case. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server on a loopback port over HTTP/2, whatever its certificate says. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((answered, failed) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    session.once("error", failed);
    const stream = session.request({ ":path": path, ":method": method, ...headers });
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
 * Sends a request line as raw bytes over HTTP/1.1, for what no client would send.
 * @returns the status, or undefined when the server only closed the connection
 */
export function askRaw(port: number, target: Buffer | string): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      socket.write(Buffer.concat([Buffer.from("GET "), Buffer.from(target), Buffer.from(" HTTP/1.1\r\n")]));
      socket.write("Host: 127.0.0.1\r\nConnection: close\r\n\r\n");
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

/** Asks a loopback port over plain HTTP; returns the status and where it points. */
export function askPlain(port: number, path: string): Promise<{ status?: number; location?: string }> {
  return new Promise((answered, failed) => {
    httpRequest({ port, host: "127.0.0.1", path }, (response) => {
      response.resume();
      answered({ status: response.statusCode, location: response.headers.location });
    })
      .once("error", failed)
      .end();
  });
}

import { type AddressInfo, connect, createServer } from "node:net";

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Resolves as soon as a server listens on a loopback port; waiting does not keep the process alive. */
export function untilOpen(port: number): Promise<void> {
  return new Promise((open) => {
    const attempt = () => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        open();
      });
      socket.once("error", () => setTimeout(attempt, 50).unref());
    };
    attempt();
  });
}

import { type AddressInfo, connect, createServer } from "node:net";

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until a server listens on a loopback port. The wait does not keep the Node.js process alive. */
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

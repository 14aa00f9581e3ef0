import { type AddressInfo, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until requests to the address succeed. The wait does not keep the Node.js process alive. */
export async function untilServed(address: string): Promise<void> {
  const options = { headers: { accept: "text/html" } };
  const isServed = () =>
    fetch(address, options).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) await setTimeout(100, undefined, { ref: false });
}

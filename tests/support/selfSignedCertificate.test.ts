import { createServer, request } from "node:https";
import type { AddressInfo } from "node:net";
import { selfSignedCertificate } from "./selfSignedCertificate";

const { key, cert } = selfSignedCertificate();
const server = createServer({ key, cert }, (_request, response) => response.end());

beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

test.each(["127.0.0.1", "localhost"])("whoever knows the certificate trusts a server at %s", async (host) => {
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((answered, failed) => {
    request({ host, port, ca: cert, family: 4, agent: false }, (response) => {
      response.resume();
      answered(response.statusCode);
    })
      .once("error", failed)
      .end();
  });
  expect(status).toBe(200);
});

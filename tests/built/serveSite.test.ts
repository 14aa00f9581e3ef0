import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Site, serveSite } from "../../scripts/serveSite";
import { testHeadersAndRedirects, writeFixtureSite } from "../support/headersAndRedirectsContract";
import { testHostContract } from "../support/hostContract";
import { request } from "../support/httpClient";

const folder = resolve(__dirname, "../../public");
let site: Site;

beforeAll(async () => {
  site = await serveSite({ dir: folder, port: 0, http2: true });
});
afterAll(() => site.close());

describe("the site served by npm run serve", () => {
  const port = () => Number(new URL(site.address).port);

  testHostContract(folder, () => ({ get: (path) => request(port(), path) }));

  test("npm run serve sends the precompressed brotli or gzip file that Accept-Encoding allows, also for a 404", async () => {
    for (const [path, file] of [
      ["/directory", "directory.html"],
      ["/nowhere", "404.html"],
    ] as const) {
      const original = readFileSync(join(folder, file));
      const brotli = await request(port(), path, { "accept-encoding": "gzip, br" });
      const gzip = await request(port(), path, { "accept-encoding": "gzip" });
      expect(brotliDecompressSync(brotli.body).equals(original)).toBe(true);
      expect(gunzipSync(gzip.body).equals(original)).toBe(true);
      for (const { headers } of [brotli, gzip]) expect(headers.vary).toBe("Accept-Encoding");
    }
  });
});

describe("_headers and _redirects, served by npm run serve", () => {
  const small = writeFixtureSite();
  let server: Site;

  beforeAll(async () => {
    server = await serveSite({ dir: small, port: 0, http2: true });
  });
  afterAll(async () => {
    await server.close();
    rmSync(small, { recursive: true });
  });

  testHeadersAndRedirects(() => ({ get: (path) => request(Number(new URL(server.address).port), path) }));
});

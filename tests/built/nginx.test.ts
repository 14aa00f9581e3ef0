import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { getCiphers } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { findNginx } from "../support/findNginx";
import { testHeadersAndRedirects, writeFixtureSite } from "../support/headersAndRedirectsContract";
import { testHostContract } from "../support/hostContract";
import {
  acceptsHandshake,
  openUnfinishedRequest,
  request,
  requestOverHttp,
  requestRawTarget,
  siteName,
  tlsRecordLengths,
} from "../support/httpClient";
import { type RunningNginx, startNginx } from "../support/startNginx";

const site = resolve(__dirname, "../../public");
const nginx = findNginx();
if (!nginx)
  console.warn("Skipped: there is no nginx with the brotli module here, and apt-get cannot fetch one.");

(nginx ? describe : describe.skip)("the site served by nginx", () => {
  let server: RunningNginx;

  beforeAll(async () => {
    if (nginx) server = await startNginx(nginx, site);
  });
  afterAll(() => server?.stop());

  test("nginx -t reports no warning about the configuration", () => {
    expect(server.warnings).toEqual([]);
  });

  testHostContract(site, () => ({ get: (path) => request(server.https, path) }));

  test("no response reveals nginx's version", async () => {
    for (const path of ["/", "/nowhere"])
      expect((await request(server.https, path)).headers.server).toBe("nginx");
  });

  test("nginx sends the precompressed brotli or gzip file that Accept-Encoding allows", async () => {
    const original = readFileSync(`${site}/index.html`);
    const brotli = await request(server.https, "/", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await request(server.https, "/", { "accept-encoding": "gzip" });
    const plain = await request(server.https, "/");
    expect([brotli, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(brotli.body).equals(original)).toBe(true);
    expect(gunzipSync(gzip.body).equals(original)).toBe(true);
    expect(plain.body.equals(original)).toBe(true);
    expect(brotli.headers.vary).toBe("Accept-Encoding");
  });

  test("small TLS records let a browser parse the start of a page before the rest arrives", async () => {
    const lengths = await tlsRecordLengths(server.https, "/", "br");
    const page = (await request(server.https, "/", { "accept-encoding": "br" })).body.length;
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(page);
    // Expects TLS records of at most 4 KB, plus the overhead of TLS for each record.
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4096 + 32);
  });

  test("revalidation of an unchanged page gets 304 without a body, by ETag and by date", async () => {
    const { headers } = await request(server.https, "/directory");
    const byTag = await request(server.https, "/directory", { "if-none-match": String(headers.etag) });
    const byDate = await request(server.https, "/directory", {
      "if-modified-since": String(headers["last-modified"]),
    });
    expect([byTag.status, byTag.body.length, byDate.status]).toEqual([304, 0, 304]);
    const changed = await request(server.https, "/directory", { "if-none-match": '"another"' });
    expect(changed.status).toBe(200);
  });

  test("range requests get 206 with that part of the file, and 416 beyond its end", async () => {
    const { status, headers, body } = await request(server.https, "/directory", { range: "bytes=10-109" });
    const file = readFileSync(`${site}/directory.html`);
    expect([status, headers["content-range"]]).toEqual([206, `bytes 10-109/${file.length}`]);
    expect(body.equals(file.subarray(10, 110))).toBe(true);
    expect((await request(server.https, "/directory", { range: "bytes=99999999-" })).status).toBe(416);
  });

  test("methods other than GET and HEAD get 405 with an Allow header", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const { status, headers } = await request(server.https, "/", {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
    const head = await request(server.https, "/directory", {}, "HEAD");
    expect([head.status, head.body.length, head.headers.allow]).toEqual([200, 0, undefined]);
  });

  test("path traversal and malformed request targets are rejected, and nginx keeps running", async () => {
    const refused = [400, 403, 404, 414, undefined];
    const targets = [
      "/../../../../etc/passwd",
      "/static/../../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc%2fpasswd",
      "/.well-known/../../etc/passwd",
      "/%00",
      "/%E0%A4%A",
      `/${"a".repeat(10 * 1024)}`,
      Buffer.from([0x2f, 0xff, 0xfe, 0x01, 0x7f, 0xc3, 0x28]),
      "*",
      "",
    ];
    for (const target of targets) expect(refused).toContain(await requestRawTarget(server.https, target));
    expect((await request(server.https, "/")).status).toBe(200);
  });

  test("the www host redirects to the canonical host, and both send the same HSTS header", async () => {
    const { status, headers } = await request(server.https, "/directory?from=card", {
      ":authority": `www.${siteName}`,
    });
    expect([status, headers.location]).toEqual([301, `https://${siteName}/directory?from=card`]);
    const { headers: own } = await request(server.https, "/");
    expect(headers["strict-transport-security"]).toBe(own["strict-transport-security"]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  });

  test("plain HTTP redirects to the same URL over HTTPS", async () => {
    const answer = await requestOverHttp(server.http, "/directory?from=card");
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toContain(`\r\nLocation: https://${siteName}/directory?from=card\r\n`);
    expect(answer).toContain("\r\nServer: nginx\r\n");
  });

  test("ACME challenge files are served over plain HTTP, and other dotfiles get 404", async () => {
    const challenge = ".well-known/acme-challenge/token";
    mkdirSync(join(server.root, dirname(challenge)), { recursive: true });
    for (const file of [challenge, ".env", ".well-known/.env"])
      writeFileSync(join(server.root, file), "found");
    expect(await requestOverHttp(server.http, `/${challenge}`)).toMatch(/\r\n\r\nfound$/);
    for (const path of ["/.env", "/.well-known/.env"])
      expect((await request(server.https, path)).status).toBe(404);
  });

  test("requests for other host names or the bare IP address get no page, no version and no certificate", async () => {
    for (const name of ["other.example", "127.0.0.1"])
      expect([name, await requestOverHttp(server.http, "/", name)]).toEqual([name, ""]);
    expect(await requestOverHttp(server.http, "/", "")).not.toMatch(/nginx\/|Welcome/);
    expect(await acceptsHandshake(server.https, { servername: siteName })).toBe(true);
    expect(await acceptsHandshake(server.https, { servername: "other.example" })).toBe(false);
    expect(await acceptsHandshake(server.https, {})).toBe(false);
  });

  test("TLS 1.2 is limited to AEAD ciphers with forward secrecy, and older versions are refused", async () => {
    // Offers one cipher suite at OpenSSL's security level 0, which allows weak ciphers too.
    const agreesTo = (suite: string) =>
      acceptsHandshake(server.https, {
        servername: siteName,
        ciphers: `${suite}:@SECLEVEL=0`,
        maxVersion: "TLSv1.2",
      });
    const offered = getCiphers()
      .filter((name) => !name.startsWith("tls_"))
      .map((name) => name.toUpperCase());
    const agreed: string[] = [];
    for (const suite of offered) if (await agreesTo(suite)) agreed.push(suite);
    expect(offered).toEqual(expect.arrayContaining(["AES128-SHA", "ECDHE-RSA-AES128-SHA256"]));
    expect(agreed.sort()).toEqual([
      "ECDHE-RSA-AES128-GCM-SHA256",
      "ECDHE-RSA-AES256-GCM-SHA384",
      "ECDHE-RSA-CHACHA20-POLY1305",
    ]);
    const old = {
      servername: siteName,
      ciphers: "ALL:@SECLEVEL=0",
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
    } as const;
    expect(await acceptsHandshake(server.https, old)).toBe(false);
  });

  test("200 connections with unfinished requests (slowloris) block no other request, and time out", async () => {
    const held = await Promise.all(Array.from({ length: 200 }, () => openUnfinishedRequest(server.https)));
    for (const path of ["/", "/directory", "/nowhere"]) {
      expect((await request(server.https, path)).body.toString()).toContain("</body>");
    }
    // Waits until nginx closes the connections after client_header_timeout, which is ten seconds.
    await Promise.all(held.map(({ closed }) => closed));
  });
});

(nginx ? describe : describe.skip)("_headers and _redirects, converted to an nginx configuration", () => {
  const small = writeFixtureSite();
  let server: RunningNginx;

  beforeAll(async () => {
    if (nginx) server = await startNginx(nginx, small);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(small, { recursive: true });
  });

  testHeadersAndRedirects(() => ({ get: (path) => request(server.https, path) }));
});

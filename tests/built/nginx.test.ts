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

(nginx ? describe : describe.skip)("the site on a server of one's own", () => {
  let server: RunningNginx;

  beforeAll(async () => {
    if (nginx) server = await startNginx(nginx, site);
  });
  afterAll(() => server?.stop());

  test("nginx has nothing to remark on its configuration", () => {
    expect(server.remarks).toEqual([]);
  });

  testHostContract(site, () => ({ get: (path) => request(server.https, path) }));

  test("no answer tells the version of nginx", async () => {
    for (const path of ["/", "/nowhere"])
      expect((await request(server.https, path)).headers.server).toBe("nginx");
  });

  test("the build's brotli and gzip copies are sent to those who read them", async () => {
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

  test("a browser can read a page's first screen before the page has come to its end", async () => {
    const lengths = await tlsRecordLengths(server.https, "/", "br");
    const page = (await request(server.https, "/", { "accept-encoding": "br" })).body.length;
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(page);
    // 4 KB, and what TLS adds to each.
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4096 + 32);
  });

  test("a page that has not changed is not sent again", async () => {
    const { headers } = await request(server.https, "/directory");
    const byTag = await request(server.https, "/directory", { "if-none-match": String(headers.etag) });
    const byDate = await request(server.https, "/directory", {
      "if-modified-since": String(headers["last-modified"]),
    });
    expect([byTag.status, byTag.body.length, byDate.status]).toEqual([304, 0, 304]);
    const changed = await request(server.https, "/directory", { "if-none-match": '"another"' });
    expect(changed.status).toBe(200);
  });

  test("a part of a file can be asked for, and a part that it does not have is refused", async () => {
    const { status, headers, body } = await request(server.https, "/directory", { range: "bytes=10-109" });
    const file = readFileSync(`${site}/directory.html`);
    expect([status, headers["content-range"]]).toEqual([206, `bytes 10-109/${file.length}`]);
    expect(body.equals(file.subarray(10, 110))).toBe(true);
    expect((await request(server.https, "/directory", { range: "bytes=99999999-" })).status).toBe(416);
  });

  test("only reading is answered: other methods get 405 and are told which are allowed", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const { status, headers } = await request(server.https, "/", {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
    const head = await request(server.https, "/directory", {}, "HEAD");
    expect([head.status, head.body.length, head.headers.allow]).toEqual([200, 0, undefined]);
  });

  test("no path leads out of the site, and nothing that is sent for a path breaks the server", async () => {
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

  test("the name without www, or with it, leads to the one that the site has, and both want HTTPS from then on", async () => {
    const { status, headers } = await request(server.https, "/directory?from=card", {
      ":authority": `www.${siteName}`,
    });
    expect([status, headers.location]).toEqual([301, `https://${siteName}/directory?from=card`]);
    const { headers: own } = await request(server.https, "/");
    expect(headers["strict-transport-security"]).toBe(own["strict-transport-security"]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  });

  test("plain HTTP is sent to the same address over HTTPS", async () => {
    const answer = await requestOverHttp(server.http, "/directory?from=card");
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toContain(`\r\nLocation: https://${siteName}/directory?from=card\r\n`);
    expect(answer).toContain("\r\nServer: nginx\r\n");
  });

  test("certbot's answer is served over plain HTTP; other hidden files are not, wherever they come from", async () => {
    const challenge = ".well-known/acme-challenge/token";
    mkdirSync(join(server.root, dirname(challenge)), { recursive: true });
    for (const file of [challenge, ".env", ".well-known/.env"])
      writeFileSync(join(server.root, file), "found");
    expect(await requestOverHttp(server.http, `/${challenge}`)).toMatch(/\r\n\r\nfound$/);
    for (const path of ["/.env", "/.well-known/.env"])
      expect((await request(server.https, path)).status).toBe(404);
  });

  test("another name, or the bare address, gets nothing: no page, no version, no certificate", async () => {
    for (const name of ["other.example", "127.0.0.1"])
      expect([name, await requestOverHttp(server.http, "/", name)]).toEqual([name, ""]);
    expect(await requestOverHttp(server.http, "/", "")).not.toMatch(/nginx\/|Welcome/);
    expect(await acceptsHandshake(server.https, { servername: siteName })).toBe(true);
    expect(await acceptsHandshake(server.https, { servername: "other.example" })).toBe(false);
    expect(await acceptsHandshake(server.https, {})).toBe(false);
  });

  test("TLS 1.2 is spoken with forward secrecy and authenticated encryption only, and nothing older at all", async () => {
    // Level 0: the client would agree to everything that it knows.
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

  test("two hundred connections that never finish their request keep nobody else waiting, and are closed", async () => {
    const held = await Promise.all(Array.from({ length: 200 }, () => openUnfinishedRequest(server.https)));
    for (const path of ["/", "/directory", "/nowhere"]) {
      expect((await request(server.https, path)).body.toString()).toContain("</body>");
    }
    // By client_header_timeout, ten seconds after they began.
    await Promise.all(held.map(({ closed }) => closed));
  });
});

(nginx ? describe : describe.skip)("the lists of headers and redirects on a server of one's own", () => {
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

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { filesIn } from "../../src/lib/filesIn";
import { findNginx } from "../support/nginxProgram";
import { ask, askPlain, askRaw } from "../support/request";
import { type RunningNginx, startNginx } from "../support/startNginx";

const site = resolve(__dirname, "../../public");
const nginx = findNginx();
if (!nginx)
  console.warn("Skipped: there is no nginx with the brotli module here, and apt-get cannot fetch one.");

(nginx ? describe : describe.skip)("the site on a server of one's own", () => {
  let server: RunningNginx;
  const rules = parseHeadersFile(readFileSync(`${site}/_headers`, "utf8"));
  const script = filesIn(site).find((file) => /^deferred-.*\.js$/.test(file)) ?? "";
  const pages = filesIn(site).filter((file) => /^[^/]+\.html$/.test(file) && file !== "404.html");
  const routes = pages.map((file) => `/${file.replace(/(index)?\.html$/, "")}`);

  beforeAll(async () => {
    if (nginx) server = await startNginx(nginx, site);
  });
  afterAll(() => server?.stop());

  test("every route answers over HTTP/2, with and without a slash, with the same page", async () => {
    expect(routes.length).toBeGreaterThanOrEqual(4);
    for (const route of routes) {
      const page = readFileSync(`${site}/${route === "/" ? "index" : route}.html`);
      for (const form of route === "/" ? ["/"] : [route, `${route}/`, `${route}?from=mail`]) {
        const { status, body, headers } = await ask(server.https, form);
        expect([form, status, headers["content-type"]]).toEqual([form, 200, "text/html; charset=utf-8"]);
        expect(body.equals(page)).toBe(true);
      }
    }
  });

  test("every other path gets the not-found page with status 404", async () => {
    const page = readFileSync(`${site}/404.html`);
    for (const path of ["/nowhere", "/nowhere/deep/", "/static", "/static/", "/404", "/404.html"]) {
      const { status, body } = await ask(server.https, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.equals(page)).toBe(true);
    }
  });

  test("nothing but the site is served: no header list, no compressed copy by name, no hidden file", async () => {
    for (const path of ["/_headers", "/index.html.br", "/index.html.gz", "/.git/config", "/.env"]) {
      expect([path, (await ask(server.https, path)).status]).toEqual([path, 404]);
    }
  });

  test("every answer, a 404 too, has exactly the headers of the one list", async () => {
    for (const path of [...routes, "/nowhere", `/${script}`, "/robots.txt"]) {
      const { headers } = await ask(server.https, path);
      for (const [name, value] of Object.entries(headersOf(path, rules))) {
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
      }
      expect(headers.server).toBe("nginx");
      expect(headers.allow).toBeUndefined();
    }
  });

  test("files named by their content are kept for a year, pages are asked for again", async () => {
    const cacheControl = async (path: string) => (await ask(server.https, path)).headers["cache-control"];
    expect(await cacheControl(`/${script}`)).toBe("public, max-age=31536000, immutable");
    for (const path of ["/", "/directory/", "/robots.txt", "/nowhere"]) {
      expect([path, await cacheControl(path)]).toEqual([path, "public, max-age=0, must-revalidate"]);
    }
  });

  test("the build's brotli and gzip copies are sent to those who read them", async () => {
    const original = readFileSync(`${site}/${script}`);
    const brotli = await ask(server.https, `/${script}`, { "accept-encoding": "gzip, deflate, br" });
    const gzip = await ask(server.https, `/${script}`, { "accept-encoding": "gzip" });
    const plain = await ask(server.https, `/${script}`);
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

  test("a page that has not changed is not sent again", async () => {
    const { headers } = await ask(server.https, "/directory");
    const byTag = await ask(server.https, "/directory", { "if-none-match": String(headers.etag) });
    const byDate = await ask(server.https, "/directory", {
      "if-modified-since": String(headers["last-modified"]),
    });
    expect([byTag.status, byTag.body.length, byDate.status]).toEqual([304, 0, 304]);
    const changed = await ask(server.https, "/directory", { "if-none-match": '"another"' });
    expect(changed.status).toBe(200);
  });

  test("a part of a file can be asked for, and a part that it does not have is refused", async () => {
    const { status, headers, body } = await ask(server.https, `/${script}`, { range: "bytes=10-109" });
    const file = readFileSync(`${site}/${script}`);
    expect([status, headers["content-range"]]).toEqual([206, `bytes 10-109/${file.length}`]);
    expect(body.equals(file.subarray(10, 110))).toBe(true);
    expect((await ask(server.https, `/${script}`, { range: "bytes=99999999-" })).status).toBe(416);
  });

  test("only reading is answered: other methods get 405 and are told which are allowed", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const { status, headers } = await ask(server.https, "/", {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
    const head = await ask(server.https, "/directory", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test("no path leads out of the site, and nothing that is sent for a path breaks the server", async () => {
    const refused = [400, 403, 404, 414, undefined];
    const targets = [
      "/../../../../etc/passwd",
      "/static/../../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc%2fpasswd",
      "/%00",
      "/%E0%A4%A",
      `/${"a".repeat(10 * 1024)}`,
      Buffer.from([0x2f, 0xff, 0xfe, 0x01, 0x7f, 0xc3, 0x28]),
      "*",
      "",
    ];
    for (const target of targets) expect(refused).toContain(await askRaw(server.https, target));
    expect((await ask(server.https, "/")).status).toBe(200);
  });

  test("the name without www, or with it, leads to the one that the site has", async () => {
    const { status, headers } = await ask(server.https, "/directory?from=card", {
      ":authority": "www.127.0.0.1",
    });
    expect([status, headers.location]).toEqual([301, "https://127.0.0.1/directory?from=card"]);
  });

  test("plain HTTP is sent to the same address over HTTPS", async () => {
    const answer = await askPlain(server.http, "/directory?from=card");
    expect(answer).toEqual({ status: 301, location: "https://127.0.0.1/directory?from=card" });
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { pagePaths } from "../../scripts/pagePaths";
import { filesIn } from "../../src/content/filesIn";
import type { HttpResponse } from "./httpClient";

/** Something that serves the built site. */
export interface Host {
  /** Asks without following redirects and without reading anything compressed. */
  get(path: string): Promise<HttpResponse>;
}

const forever = "public, max-age=31536000, immutable";

/**
 * The tests that every host has to pass: one list of paths, with what each has to answer.
 * @param site the folder of the built site
 * @param host called when the tests run
 */
export function testHostContract(site: string, host: () => Host): void {
  const files = filesIn(site);
  const rules = parseHeadersFile(readFileSync(join(site, "_headers"), "utf8"));
  const routes = pagePaths(site);
  const keptForever = files.filter((file) => headersOf(`/${file}`, rules)["Cache-Control"] === forever);
  const contentOf = (route: string) => readFileSync(join(site, `${route === "/" ? "index" : route}.html`));
  const missing = ["/nowhere", "/nowhere/deep/", "/static", "/static/", "/directory/nowhere"];

  async function isNotFoundPage(path: string): Promise<void> {
    const { status, body, headers } = await host().get(path);
    expect([path, status, headers["content-type"]]).toEqual([
      path,
      404,
      expect.stringMatching(/^text\/html/),
    ]);
    expect(body.equals(contentOf("/404"))).toBe(true);
  }

  async function hasHeaders(path: string, expected: Record<string, string>): Promise<void> {
    const { headers } = await host().get(path);
    for (const [name, value] of Object.entries(expected))
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
  }

  test("every page answers at its address at once, whatever is behind a question mark", async () => {
    expect(routes).toContain("/");
    for (const route of routes) {
      for (const path of [route, `${route}?from=mail`]) {
        const { status, body, headers } = await host().get(path);
        const type = String(headers["content-type"]).toLowerCase().replace(" ", "");
        expect([path, status, type]).toEqual([path, 200, "text/html;charset=utf-8"]);
        expect(body.equals(contentOf(route))).toBe(true);
      }
    }
  });

  test("an address with a slash at its end leads to the same page", async () => {
    for (const route of routes.filter((path) => path !== "/")) {
      const { status, body } = await host().get(`${route}/`);
      expect([route, status, body.equals(contentOf(route))]).toEqual([route, 200, true]);
    }
  });

  test("every other path gets the not-found page with status 404", async () => {
    for (const path of missing) await isNotFoundPage(path);
  });

  test("the front page and the not-found page have no second address", async () => {
    for (const path of ["/index", "/index/", "/index.html", "/404", "/404/", "/404.html"])
      await isNotFoundPage(path);
  });

  test("nothing but the site is served: no list of headers or redirects, no compressed copy by name, no hidden file", async () => {
    for (const path of [
      "/_headers",
      "/_redirects",
      "/index.html.br",
      "/index.html.gz",
      "/.git/config",
      "/.env",
      "/.well-known/",
    ]) {
      const { status, body } = await host().get(path);
      expect([path, status === 200]).toEqual([path, false]);
      expect(body.includes("Content-Security-Policy")).toBe(false);
    }
  });

  test("every answer, a 404 too, has exactly the headers of the one list", async () => {
    for (const path of [...routes, "/robots.txt", ...keptForever.map((file) => encodeURI(`/${file}`))])
      await hasHeaders(path, headersOf(path, rules));
    // How long a 404 may be kept differs by host; the next test has its limit.
    for (const path of missing) {
      const { "Cache-Control": _, ...headers } = headersOf(path, rules);
      await hasHeaders(path, headers);
    }
  });

  test("files named by their content are kept for a year; what the list says nothing of is asked for again", async () => {
    const cacheControl = async (path: string) => (await host().get(path)).headers["cache-control"];
    expect(keptForever.length).toBeGreaterThan(0);
    for (const path of ["/robots.txt", "/sitemap.xml"])
      expect([path, await cacheControl(path)]).toEqual([path, "public, max-age=0, must-revalidate"]);
    for (const path of [...missing, encodeURI(`/${keptForever[0]}.gone`)])
      expect([path, await cacheControl(path)]).toEqual([
        path,
        expect.stringMatching(/must-revalidate|no-store/),
      ]);
  });

  test("search engines and phones find the files that are made for them", async () => {
    const types: Record<string, RegExp> = {
      "/robots.txt": /^text\/plain/,
      "/sitemap.xml": /^(text|application)\/xml/,
      "/manifest.webmanifest": /^application\/manifest\+json/,
    };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers, body } = await host().get(path);
      expect([path, status, headers["content-type"]]).toEqual([path, 200, expect.stringMatching(type)]);
      expect(body.equals(readFileSync(join(site, path)))).toBe(true);
    }
  });
}

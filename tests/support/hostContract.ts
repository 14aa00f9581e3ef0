import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { pagePaths } from "../../scripts/pagePaths";
import { filesIn } from "../../src/content/filesIn";
import type { HttpResponse } from "./httpClient";

/** A web server that serves the built site. */
export interface Host {
  /** Sends a GET request that neither follows redirects nor accepts compressed content. */
  get(path: string): Promise<HttpResponse>;
}

const forever = "public, max-age=31536000, immutable";

/**
 * Defines the tests that every web server of the site has to pass: status, headers and body for each path.
 * @param site the folder of the built site
 * @param host returns the server; called by the tests, after `beforeAll` has started the server
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

  test("every page is served at its canonical path without a redirect, with or without a query string", async () => {
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

  test("a page's path with a trailing slash serves the same page", async () => {
    for (const route of routes.filter((path) => path !== "/")) {
      const { status, body } = await host().get(`${route}/`);
      expect([route, status, body.equals(contentOf(route))]).toEqual([route, 200, true]);
    }
  });

  test("an unknown path gets the not-found page with status 404", async () => {
    for (const path of missing) await isNotFoundPage(path);
  });

  test("the home page and the not-found page have no duplicate URLs such as /index.html", async () => {
    for (const path of ["/index", "/index/", "/index.html", "/404", "/404/", "/404.html"])
      await isNotFoundPage(path);
  });

  test("the _headers and _redirects files, precompressed copies and dotfiles cannot be downloaded", async () => {
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

  test("every response, including a 404, has the headers that the _headers file lists", async () => {
    for (const path of [...routes, "/robots.txt", ...keptForever.map((file) => encodeURI(`/${file}`))])
      await hasHeaders(path, headersOf(path, rules));
    // Leaves out the Cache-Control of a 404, which differs between hosts and is checked in the next test.
    for (const path of missing) {
      const { "Cache-Control": _, ...headers } = headersOf(path, rules);
      await hasHeaders(path, headers);
    }
  });

  test("browsers cache files with a content hash for a year, and revalidate files without a rule in _headers", async () => {
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

  test("robots.txt, the sitemap and the web app manifest are served with their content types", async () => {
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

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatHeadersFile } from "../../plugins/hosting/headersFile";
import { formatRedirectsFile } from "../../plugins/hosting/redirectsFile";
import type { Host } from "./hostContract";

const ruled = ["/", "/directory", "/guides/monsoon"];
const redirects = [
  { from: "/agents", to: "/directory" },
  { from: "/old/storms", to: "/guides/monsoon#roof" },
  { from: "/pay", to: "https://pay.example/agency?from=site" },
];

/** Writes a site with redirects and header rules for single pages to a temporary folder; returns the folder. */
export function writeFixtureSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "small-site-"));
  mkdirSync(join(folder, "guides"));
  for (const page of ["index", "directory", "directory-of-old", "guides/monsoon", "404"])
    writeFileSync(join(folder, `${page}.html`), `<!doctype html><title>${page}</title>`);
  const rules = [
    // Sets HSTS for all paths, because the nginx configuration cannot be generated without it.
    { pattern: "/*", headers: { "Strict-Transport-Security": "max-age=63072000" } },
    ...ruled.map((pattern) => ({ pattern, headers: { "X-Page": pattern, "Cache-Control": "max-age=300" } })),
  ];
  writeFileSync(join(folder, "_headers"), formatHeadersFile(rules));
  writeFileSync(join(folder, "_redirects"), formatRedirectsFile(redirects));
  return folder;
}

/**
 * Defines the tests of `_headers` and `_redirects` that every web server has to pass with writeFixtureSite's site.
 * @param host returns the server; called by the tests, after `beforeAll` has started the server
 */
export function testHeadersAndRedirects(host: () => Host): void {
  test("a header rule for one page applies to all URLs of that page, and to no other page", async () => {
    const headers = async (path: string) => {
      const { "x-page": page, "cache-control": kept } = (await host().get(path)).headers;
      return [path, page, kept];
    };
    for (const page of ruled) {
      const withSlash = page !== "/" ? [`${page}/`] : [];
      for (const path of [page, `${page}?from=mail`, ...withSlash])
        expect(await headers(path)).toEqual([path, page, "max-age=300"]);
    }
    for (const path of ["/directory-of-old", "/guides", "/nowhere"]) {
      const [, page, kept] = await headers(path);
      expect([path, page, kept === "max-age=300"]).toEqual([path, undefined, false]);
    }
  });

  test("an entry in _redirects is a permanent redirect (301) that keeps the query string", async () => {
    const moves = [
      ["/agents", "/directory"],
      ["/agents/", "/directory"],
      ["/agents?from=mail", "/directory?from=mail"],
      ["/old/storms?from=mail", "/guides/monsoon?from=mail#roof"],
      ["/pay?from=mail", "https://pay.example/agency?from=site"],
    ];
    for (const [from = "", to = ""] of moves) {
      const { status, headers } = await host().get(from);
      const site = "https://site.example";
      const location = new URL(String(headers.location), site).href.replace(
        /^https?:\/\/(localhost|127[\d.]+)(:\d+)?/,
        site,
      );
      expect([from, status, location]).toEqual([from, 301, new URL(to, site).href]);
    }
    for (const path of ["/agents/wren", "/old", "/my/agents"])
      expect([path, (await host().get(path)).status]).toEqual([path, 404]);
  });
}

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser";
import { type HeaderRule, headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { builtPages } from "../support/builtPages";
import { builtOtherAgency } from "../support/otherAgency";

const site = resolve(__dirname, "../../public");
const sixMonths = 15_768_000;

function rulesOf(folder: string): HeaderRule[] {
  return parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
}

// What Mozilla's Observatory asks for (docs/decisions/headers-and-policy.md).
describe.each([
  ["the site", site],
  ["the site with a provider connected", builtOtherAgency()],
])("the headers of every page of %s, and of paths that are none,", (_name, folder) => {
  const pages = builtPages(folder);
  const all = [...pages.map(({ path }) => path), "/nowhere"].map((path) => headersOf(path, rulesOf(folder)));

  test("want HTTPS for six months or more", () => {
    for (const { "Strict-Transport-Security": wanted = "" } of all)
      expect(Number(/^max-age=(\d+)/.exec(wanted)?.[1])).toBeGreaterThanOrEqual(sixMonths);
  });

  test("let nobody guess types, read more of an address than its site, or embed its files", () => {
    for (const headers of all)
      expect(headers).toMatchObject({
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
      });
  });

  test("set no cookie and open nothing to other sites", () => {
    const names = all.flatMap((headers) => Object.keys(headers));
    expect(names.filter((name) => /^(Set-Cookie|Access-Control-)/i.test(name))).toEqual([]);
  });

  test("allow nothing by default, and no script by being inline", () => {
    for (const { "Content-Security-Policy": policy = "" } of all) {
      expect(policy).toMatch(/^default-src 'none';/);
      const [, sources = ""] = /; script-src ([^;]+)/.exec(policy) ?? [];
      for (const source of sources.split(" "))
        expect(source).toMatch(/^('self'|'sha256-[\w+/=]+'|https:\/\/[a-z0-9.-]+(:\d+)?)$/);
    }
  });

  test("need no hash for a script of another site: no page names one", () => {
    const scripts = pages.flatMap(({ links }) => links.filter(({ tag }) => tag === "script"));
    expect(scripts.filter(({ address }) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });
});

test("Google's evaluator finds no way around the published policy", () => {
  const policy = headersOf("/", rulesOf(site))["Content-Security-Policy"] ?? "";
  const findings = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // Its doubt about 'self' is for sites that answer with JSONP or publish what people upload. Of a provider's host it
    // knows no way around either, and says so.
    .filter(({ directive, value }) => !(directive === "script-src" && value === "'self'"))
    .filter(({ description }) => !description.startsWith("No bypass found"))
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
  expect(findings).toEqual([]);
});

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

// Tests the requirements of Mozilla's HTTP Observatory (docs/decisions/headers-and-policy.md).
describe.each([
  ["the site", site],
  ["the site with a provider connected", builtOtherAgency()],
])("response headers of every page and of the 404 page of %s", (_name, folder) => {
  const pages = builtPages(folder);
  const all = [...pages.map(({ path }) => path), "/nowhere"].map((path) => headersOf(path, rulesOf(folder)));

  test("HSTS requires HTTPS for at least six months", () => {
    for (const { "Strict-Transport-Security": hsts = "" } of all)
      expect(Number(/^max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(sixMonths);
  });

  test("MIME sniffing, full referrers on other sites and embedding of files by other sites are disabled", () => {
    for (const headers of all)
      expect(headers).toMatchObject({
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
      });
  });

  test("no header sets a cookie or allows cross-origin access (CORS)", () => {
    const names = all.flatMap((headers) => Object.keys(headers));
    expect(names.filter((name) => /^(Set-Cookie|Access-Control-)/i.test(name))).toEqual([]);
  });

  test("the content security policy denies by default and allows inline scripts by hash only", () => {
    for (const { "Content-Security-Policy": policy = "" } of all) {
      expect(policy).toMatch(/^default-src 'none';/);
      const [, sources = ""] = /; script-src ([^;]+)/.exec(policy) ?? [];
      for (const source of sources.split(" "))
        expect(source).toMatch(/^('self'|'sha256-[\w+/=]+'|https:\/\/[a-z0-9.-]+(:\d+)?)$/);
    }
  });

  test("no page has a script element for another origin, so none needs subresource integrity", () => {
    const scripts = pages.flatMap(({ links }) => links.filter(({ tag }) => tag === "script"));
    expect(scripts.filter(({ address }) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });
});

test("Google's CSP Evaluator finds no bypass of the content security policy", () => {
  const policy = headersOf("/", rulesOf(site))["Content-Security-Policy"] ?? "";
  const findings = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // Ignores the evaluator's warning about 'self', which is for sites with JSONP endpoints or uploaded files, and
    // its note "No bypass found" about an allowed host without a known bypass.
    .filter(({ directive, value }) => !(directive === "script-src" && value === "'self'"))
    .filter(({ description }) => !description.startsWith("No bypass found"))
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
  expect(findings).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headers";
import { builtFixtureSite } from "../support/fixtureSite";

const sixMonths = 15_768_000;

function headersOf(folder: string): Record<string, string> {
  return parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
}

// Tests the requirements of Mozilla's HTTP Observatory (docs/decisions/headers-and-policy.md).
describe.each([
  ["the site", "public"],
  ["the site with a provider connected", builtFixtureSite()],
])("response headers of %s", (_name, folder) => {
  const headers = headersOf(folder);

  test("HSTS requires HTTPS for at least six months", () => {
    const [, age] = /^max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "") ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(sixMonths);
  });

  test("the headers that security scanners ask for are set, and other sites may load the font", () => {
    expect(headers).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "browsing-topics=()",
      "Access-Control-Allow-Origin": "*",
    });
  });

  test("other sites may show the logo, and stay connected to a window with this site that they have opened", () => {
    expect(Object.keys(headers).filter((name) => /^(Cross-Origin-|X-Frame-Options)/i.test(name))).toEqual([]);
  });

  test("the content security policy denies by default and allows inline scripts by hash only", () => {
    const { "Content-Security-Policy": policy = "" } = headers;
    expect(policy).toMatch(/^default-src 'none'; base-uri 'none';/);
    const [, sources = ""] = /; script-src ([^;]+)/.exec(policy) ?? [];
    for (const source of sources.split(" "))
      expect(source).toMatch(/^('self'|'sha256-[\w+/=]+'|https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)$/);
  });
});

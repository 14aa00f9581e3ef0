import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headers";
import { builtFixtureSite } from "../support/fixtureSite";

// docs/decisions/headers-and-policy.md explains why the site sends these security headers, and no others.
describe.each([
  ["the real site", "public"],
  ["the fixture site", builtFixtureSite()],
])("%s is served with security headers", (_name, folder) => {
  const headers = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));

  test("the response headers that security scanners require are set", () => {
    expect(headers).toMatchObject({
      "Strict-Transport-Security": expect.stringMatching(/^max-age=[2-9]\d{7}/),
      "Content-Security-Policy": expect.stringMatching(/^default-src 'none'; base-uri 'none';/),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "browsing-topics=()",
      "Access-Control-Allow-Origin": "*",
    });
  });

  test("no Cross-Origin-* header is set, because such headers can block the logo in webmail", () => {
    expect(Object.keys(headers).filter((name) => /^(Cross-Origin-|X-Frame-Options)/i.test(name))).toEqual([]);
  });
});

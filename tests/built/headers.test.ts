import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headers";
import { builtFixtureSite } from "../support/fixtureSite";

// Tests the requirements of Mozilla's HTTP Observatory (docs/decisions/headers-and-policy.md).
describe.each([
  ["the site", "public"],
  ["the site with a provider connected", builtFixtureSite()],
])("response headers of %s", (_name, folder) => {
  const headers = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));

  test("the headers that security scanners ask for are set, and other sites may load the font", () => {
    expect(headers).toMatchObject({
      "Strict-Transport-Security": expect.stringMatching(/^max-age=[2-9]\d{7}/),
      "Content-Security-Policy": expect.stringMatching(/^default-src 'none'; base-uri 'none';/),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "browsing-topics=()",
      "Access-Control-Allow-Origin": "*",
    });
  });

  test("other sites may show the logo, and stay connected to a window with this site that they have opened", () => {
    expect(Object.keys(headers).filter((name) => /^(Cross-Origin-|X-Frame-Options)/i.test(name))).toEqual([]);
  });
});

import { cloudflareWarning, formatHeadersFile, parseHeadersFile } from "./headers";

test("the _headers file has each header once, and Cache-Control only for one folder", () => {
  const headers = { "X-One": "1", "Content-Security-Policy": "img-src https://a.example" };
  const file = formatHeadersFile(headers);
  expect(parseHeadersFile(file)).toEqual(headers);
  expect(file.match(/Cache-Control/g)).toHaveLength(1);
});

test("if the CSP is too long for Cloudflare, a warning names the list to shorten", () => {
  const warning = (length: number) => cloudflareWarning({ "Content-Security-Policy": "x".repeat(length) });
  expect(warning(1900)).toBeUndefined();
  expect(warning(2000)).toMatch(/^Cloudflare .* `allow:` in data\/embeds\.yaml/);
});

import { formatHeadersFile, parseHeadersFile } from "./headers";

test("_headers names each header once, and caches files for a year only where their name has a content hash", () => {
  const headers = { "X-One": "1", "Content-Security-Policy": "img-src https://a.example" };
  const file = formatHeadersFile(headers);
  expect(parseHeadersFile(file)).toEqual(headers);
  expect(file.match(/Cache-Control/g)).toHaveLength(1);
});

test("a header that is longer than Cloudflare Pages reads stops the build", () => {
  expect(() => formatHeadersFile({ "X-Long": "x".repeat(2000) })).toThrow("2,000 characters");
});

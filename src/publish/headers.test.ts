import { formatHeadersFile, headersOf } from "./headers";

test("the _headers file sets each header once, and Cache-Control only for files in /static/", () => {
  const headers = { "X-One": "1", "Content-Security-Policy": "img-src https://a.example" };
  const file = formatHeadersFile(headers);
  expect(Object.fromEntries(headersOf("/terms", file))).toEqual(headers);
  const cached = { ...headers, "Cache-Control": "public, max-age=31536000, immutable" };
  expect(Object.fromEntries(headersOf("/static/a.js", file))).toEqual(cached);
  expect(file.match(/Cache-Control/g)).toHaveLength(1);
});

import { formatHeadersFile, parseHeadersFile } from "./headers";

test("the _headers file sets each header once, and Cache-Control only for files in /static/", () => {
  const headers = { "X-One": "1", "Content-Security-Policy": "img-src https://a.example" };
  const file = formatHeadersFile(headers);
  expect(parseHeadersFile(file)).toEqual(headers);
  expect(file.match(/Cache-Control/g)).toHaveLength(1);
});

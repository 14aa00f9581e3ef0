import type { HeaderRule } from "./headers";
import { formatHeadersFile, headersOf, parseHeadersFile } from "./headersFile";

const rules: HeaderRule[] = [
  { pattern: "/*", headers: { "X-One": "1", "Content-Security-Policy": "img-src https://a.example" } },
  { pattern: "/static/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];

test("a path gets the response headers of every rule in _headers that matches it", () => {
  const parsed = parseHeadersFile(formatHeadersFile(rules));
  expect(parsed).toEqual(rules);
  expect(headersOf("/static/a.avif", parsed)).toEqual({ ...rules[0]?.headers, ...rules[1]?.headers });
  expect(headersOf("/nowhere/at/all", parsed)).toEqual(rules[0]?.headers);
});

test("two rules that set one header for one path stop the build, since hosts combine them differently", () => {
  const clash = { pattern: "/directory", headers: { "X-One": "2" } };
  expect(() => formatHeadersFile([...rules, clash])).toThrow("both /* and /directory set X-One");
});

test("a header that Cloudflare Pages would not read, because it is too long, stops the build", () => {
  const rule = { pattern: "/", headers: { "X-Long": "x".repeat(2000) } };
  expect(() => formatHeadersFile([rule])).toThrow("X-Long has 2010 characters of at most 2,000");
});

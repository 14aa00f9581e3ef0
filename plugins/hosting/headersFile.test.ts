import { formatHeadersFile, type HeaderRule, headersOf, parseHeadersFile } from "./headersFile";

const rules: HeaderRule[] = [
  {
    pattern: "/*",
    headers: {
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": "default-src 'none'; img-src https://a.example",
    },
  },
  { pattern: "/static/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];

test("parsing a formatted _headers file gives the same rules", () => {
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test("a path gets the response headers of every rule that matches it", () => {
  expect(headersOf("/static/a.avif", rules)).toEqual({ ...rules[0]?.headers, ...rules[1]?.headers });
  expect(headersOf("/nowhere/at/all", rules)).toEqual(rules[0]?.headers);
});

test("two rules that can match one path must not set the same header, since hosts combine them differently", () => {
  const clash = { pattern: "/directory", headers: { "Referrer-Policy": "same-origin" } };
  expect(() => formatHeadersFile([...rules, clash])).toThrow("both /* and /directory set Referrer-Policy");
});

test("header rules beyond the limits of Cloudflare Pages stop the build", () => {
  expect(() => formatHeadersFile([{ pattern: "/", headers: { "X-Long": "x".repeat(2000) } }])).toThrow(
    "2,000",
  );
  const many = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, headers: { A: "b" } }));
  expect(() => formatHeadersFile(many)).toThrow("101 rules");
});

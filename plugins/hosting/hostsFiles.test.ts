import { cloudflareWarning, formatHeadersFile, parseHeadersFile } from "./headers";
import { formatRedirectsFile, parseRedirectsFile, withQuery } from "./redirectsFile";

test("in the _headers file, Cache-Control applies only to files whose names contain a hash", () => {
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

test("the _redirects file lists /agents with and without a trailing slash, but /about.html only without", () => {
  const list = [
    { from: "/agents", to: "/directory" },
    { from: "/about.html", to: "/#about" },
  ];
  expect([...parseRedirectsFile(formatRedirectsFile(list))]).toEqual([
    ["/agents", "/directory"],
    ["/about.html", "/#about"],
    ["/agents/", "/directory"],
  ]);
});

test("a redirect preserves the old URL's query string, unless the new URL has a query string", () => {
  expect(withQuery("/#quote", "?from=mail")).toBe("/?from=mail#quote");
  expect(withQuery("https://pay.example/?from=site", "?from=mail")).toBe("https://pay.example/?from=site");
});

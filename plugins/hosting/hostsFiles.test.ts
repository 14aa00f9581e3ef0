import { cloudflareWarnings, formatHeadersFile, parseHeadersFile } from "./headers";
import { formatRedirectsFile, parseRedirectsFile, withQuery } from "./redirectsFile";

test("_headers names each header once, and caches files for a year only where their name has a content hash", () => {
  const headers = { "X-One": "1", "Content-Security-Policy": "img-src https://a.example" };
  const file = formatHeadersFile(headers);
  expect(parseHeadersFile(file)).toEqual(headers);
  expect(file.match(/Cache-Control/g)).toHaveLength(1);
});

test("a policy or a list of redirects that is too long for Cloudflare Pages is a warning that names the host", () => {
  const policy = (length: number) => ({ "Content-Security-Policy": "x".repeat(length) });
  const redirects = Array.from({ length: 1001 }, () => ({ from: "/old", to: "/" }));
  expect(cloudflareWarnings(policy(1900), redirects.slice(1))).toEqual([]);
  expect(cloudflareWarnings(policy(2000), redirects)).toEqual([
    expect.stringMatching(/^Cloudflare Pages .* `allow:` in data\/embeds\.yaml/),
    expect.stringContaining("Cloudflare Pages reads only 2,000 of the 2,002 lines"),
  ]);
});

test("_redirects has each old address, and after all of them the same with a slash, unless it is a file's", () => {
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

test("a redirect keeps the query string, before the section, unless its target has a query string", () => {
  expect(withQuery("/#quote", "?from=mail")).toBe("/?from=mail#quote");
  expect(withQuery("https://pay.example/?from=site", "?from=mail")).toBe("https://pay.example/?from=site");
});

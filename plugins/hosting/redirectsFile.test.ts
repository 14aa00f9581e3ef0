import { formatRedirectsFile, parseRedirectsFile, withQuery } from "./redirectsFile";

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

import { validateRedirects } from "./redirects";
import { formatRedirectsFile, parseRedirectsFile, redirectOf } from "./redirectsFile";

const pages = ["/", "/directory", "/guides/monsoon"];
const website = "https://www.agency.example";
const list = [
  { from: "/agents", to: "/directory" },
  { from: "/old/storms", to: "/guides/monsoon#roof" },
  { from: "/pay", to: "https://pay.example/agency?from=site" },
];

test("a redirect can lead to a page, a section of a page, or another site", () => {
  expect(validateRedirects(list, pages, website)).toBe(list);
});

test.each([
  ["a page", { from: "/directory", to: "/" }, "is a page"],
  ["a path with a trailing slash", { from: "/agents/", to: "/" }, "must be a path"],
  ["a pattern, whose syntax differs between hosts", { from: "/blog/*", to: "/" }, "must be a path"],
  ["a path without a leading slash", { from: "agents", to: "/" }, "must be a path"],
])("a redirect from %s is rejected", (_what, redirect, words) => {
  expect(() => validateRedirects([redirect], pages, website)).toThrow(words);
});

test.each([
  "/nowhere",
  "directory",
  "/agents",
  "http://pay.example",
  'https://pay.example/"; return',
  "//pay.example",
  "https://www.agency.example/agents",
  "https://agency.example",
])("a redirect to %s is rejected", (to) => {
  expect(() => validateRedirects([{ from: "/agents", to }], pages, website)).toThrow("leads to");
});

test("a path cannot be redirected twice", () => {
  const twice = [...list, { from: "/agents", to: "/" }];
  expect(() => validateRedirects(twice, pages, website)).toThrow("/agents is redirected twice");
});

test("parsing a formatted _redirects file gives the same redirects", () => {
  expect(parseRedirectsFile(formatRedirectsFile(list))).toEqual(list);
  expect(parseRedirectsFile(formatRedirectsFile([]))).toEqual([]);
});

test("a redirect keeps the query string, unless its target has one", () => {
  expect(redirectOf("/agents/", "?from=mail", list)).toBe("/directory?from=mail");
  expect(redirectOf("/old/storms", "?from=mail", list)).toBe("/guides/monsoon?from=mail#roof");
  expect(redirectOf("/pay", "?from=mail", list)).toBe("https://pay.example/agency?from=site");
  expect(redirectOf("/agents/wren", "", list)).toBeUndefined();
});

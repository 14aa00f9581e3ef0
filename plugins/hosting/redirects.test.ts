import { checkedRedirects } from "./redirects";
import { formatRedirectsFile, parseRedirectsFile, redirectOf } from "./redirectsFile";

const pages = ["/", "/directory", "/guides/monsoon"];
const website = "https://www.agency.example";
const list = [
  { from: "/agents", to: "/directory" },
  { from: "/old/storms", to: "/guides/monsoon#roof" },
  { from: "/pay", to: "https://pay.example/agency?from=site" },
];

test("pages, sections of pages and other sites can be led to", () => {
  expect(checkedRedirects(list, pages, website)).toBe(list);
});

test.each([
  ["a page", { from: "/directory", to: "/" }, "is a page"],
  ["an address with a slash at its end", { from: "/agents/", to: "/" }, "must be a path"],
  ["a pattern, which hosts write each in their own way", { from: "/blog/*", to: "/" }, "must be a path"],
  ["what is no path", { from: "agents", to: "/" }, "must be a path"],
])("%s cannot redirect", (_what, redirect, words) => {
  expect(() => checkedRedirects([redirect], pages, website)).toThrow(words);
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
])("nothing leads to %s", (to) => {
  expect(() => checkedRedirects([{ from: "/agents", to }], pages, website)).toThrow("leads to");
});

test("no address is redirected twice", () => {
  const twice = [...list, { from: "/agents", to: "/" }];
  expect(() => checkedRedirects(twice, pages, website)).toThrow("/agents is redirected twice");
});

test("what is written to _redirects can be read back", () => {
  expect(parseRedirectsFile(formatRedirectsFile(list))).toEqual(list);
  expect(parseRedirectsFile(formatRedirectsFile([]))).toEqual([]);
});

test("a moved address takes its query along, unless the new one has a query of its own", () => {
  expect(redirectOf("/agents/", "?from=mail", list)).toBe("/directory?from=mail");
  expect(redirectOf("/old/storms", "?from=mail", list)).toBe("/guides/monsoon?from=mail#roof");
  expect(redirectOf("/pay", "?from=mail", list)).toBe("https://pay.example/agency?from=site");
  expect(redirectOf("/agents/wren", "", list)).toBeUndefined();
});

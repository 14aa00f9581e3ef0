import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";

const pages = builtPages("public");

test("pages load one deferred script and none of Gatsby's, and the published site has no links for editing pages", () => {
  for (const { path, html } of pages) {
    expect([path, html.match(/<script [^>]*src=|window\.pagePath|edit-links/g)]).toEqual([path, null]);
    expect([path, html.match(/"\/static\/deferred-\w+\.js"/g)?.length]).toEqual([path, 1]);
  }
  const unused =
    /^[^/]*(page-data|slice-data|_gatsby|partytown|webpack|chunk-map|framework|edit-links)|\.map$/;
  expect(filesIn("public").filter((file) => unused.test(file))).toEqual([]);
});

const home = pages.find(({ path }) => path === "/");
const inline = String(home?.html.match(/<script>([\s\S]+?)<\/script>/)?.[1]);
const deferred = readFileSync(`public${home?.html.match(/\/static\/deferred-\w+\.js/)?.[0]}`, "utf8");

test("neither a page's inline script nor its deferred script uses cookies or browser storage", () => {
  expect([inline, deferred]).toEqual([expect.stringContaining("showModal"), expect.stringContaining("utm_")]);
  expect(inline + deferred).not.toMatch(/\bcookie|Storage\b|\bindexedDB\b/);
});

test("a page without React loads a script of less than 4 KB (Brotli-compressed) and at most 31 KB of fonts", () => {
  expect(brotliCompressSync(deferred).length).toBeLessThanOrEqual(3_850);
  const fonts = filesIn("public").filter((file) => /^static\/.*\.woff2$/.test(file));
  const bytes = fonts.reduce((sum, file) => sum + statSync(`public/${file}`).size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(31_000);
});

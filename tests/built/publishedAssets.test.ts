import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../../src/content/filesIn";
import { builtPages, runsReact } from "../support/builtPages";

const pages = builtPages("public");
const testWithoutReact = runsReact ? test.skip : test;

testWithoutReact("published pages contain no external scripts, edit links or Gatsby runtime", () => {
  for (const { path, html } of pages)
    expect([path, html.match(/<script [^>]*src=|window\.pagePath|edit-links/g)]).toEqual([path, null]);
  const unused =
    /^(page-data|slice-data|_gatsby|~partytown|webpack\.stats|chunk-map|edit-links\.js)|-[\da-f]{20}\.js/;
  expect(filesIn("public").filter((file) => unused.test(file))).toEqual([]);
});

const inline = pages.map(({ html }) => /<script>([\s\S]+?)<\/script>/.exec(html)?.[1] ?? "");

testWithoutReact(
  "all pages contain the same inline script, which is at most 5 KB after Brotli compression and uses neither cookies nor browser storage",
  () => {
    const [script = "", ...others] = new Set(inline);
    expect(others).toEqual([]);
    expect(script).toContain("showModal");
    expect(script).not.toMatch(/\bcookie|Storage\b|\bindexedDB\b/);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(5_000);
  },
);

test("all fonts total at most 31 KB", () => {
  const fonts = filesIn("public").filter((file) => /^static\/.*\.woff2$/.test(file));
  const bytes = fonts.reduce((sum, file) => sum + statSync(`public/${file}`).size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(31_000);
});

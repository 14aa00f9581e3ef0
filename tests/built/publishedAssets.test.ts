import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../../src/content/files";
import { runtimeMark } from "../../src/publish/gatsbyRuntime";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";

test("only pages that need React load Gatsby's runtime; every other page loads one deferred script and no Gatsby code", () => {
  for (const { path, html } of builtPages(builtFixtureSite())) {
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
    const runtime = ["webpack-runtime", "framework", "app"].map((name) =>
      expect.stringMatching(`^/${name}-`),
    );
    const isHydrated = html.includes(runtimeMark);
    expect([path, scripts]).toEqual([path, isHydrated ? runtime : []]);
    expect([path, html.includes("window.pagePath")]).toEqual([path, isHydrated]);
    expect([path, /"\/static\/deferred-\w+\.js"/.test(html)]).toEqual([path, !isHydrated]);
    if (path === "/about/team") expect(isHydrated).toBe(true);
  }
});

test("the published site has no links for editing pages, and no files of Gatsby's runtime if React hydrates no page", () => {
  const pages = builtPages("public");
  const isHydrated = pages.some(({ html }) => html.includes(runtimeMark));
  const leftovers = /^[^/]*(page-data|slice-data|_gatsby|partytown|webpack|chunk-map|framework)|\.map$/;
  if (!isHydrated) expect(filesIn("public").filter((file) => leftovers.test(file))).toEqual([]);
  expect(filesIn("public")).not.toContain("edit-links.js");
  for (const { html } of pages) expect(html).not.toContain("edit-links");
});

const { html = "" } = builtPages("public").find(({ html }) => !html.includes(runtimeMark)) ?? {};
const [, inline] = /<script>([\s\S]+?)<\/script>/.exec(html) ?? [];
const [, script] = /"(\/static\/deferred-\w+\.js)"/.exec(html) ?? [];
const deferred = script ? readFileSync(`public${script}`) : Buffer.of();

test.each([
  [
    "Intl, whose first use would block a slow phone for 0.1 seconds",
    /\bIntl\.|\.toLocale(Date|Time)?String\(/,
  ],
  ["cookies or browser storage", /\bcookie|Storage\b|\bindexedDB\b/],
])("neither a page's inline script nor its deferred script uses %s", (_title, pattern) => {
  for (const code of [String(inline), String(deferred)])
    expect(code).toEqual(expect.not.stringMatching(pattern));
});

test("a page without React loads less than 4 KB of scripts (Brotli-compressed) and at most 31 KB of fonts", () => {
  expect(brotliCompressSync(deferred).length).toBeLessThanOrEqual(3_850);
  const fonts = filesIn("public").filter((file) => /^static\/.*\.woff2$/.test(file));
  expect(fonts.reduce((sum, file) => sum + statSync(`public/${file}`).size, 0)).toBeLessThanOrEqual(31_000);
});

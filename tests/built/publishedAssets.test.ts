import { readFileSync } from "node:fs";
import { runtimeMark } from "../../plugins/publish/gatsbyRuntime";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";

test("pages that need React load Gatsby's runtime; every other page loads a single deferred script, and nothing of Gatsby's", () => {
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

test("every page's og:image is a published file with a hash in its name", () => {
  for (const { html } of builtPages("public"))
    expect(filesIn("public")).toContain(
      /og:image" content="https?:\/\/[^/]+\/(static\/social-\w{10}\.png)"/.exec(html)?.[1],
    );
});

test("a site without hydrated pages contains no files of Gatsby's runtime, and no site has the edit-link script", () => {
  const pages = builtPages("public");
  const isHydrated = pages.some(({ html }) => html.includes(runtimeMark));
  const leftovers = /^[^/]*(page-data|slice-data|_gatsby|partytown|webpack|chunk-map|framework)|\.map$/;
  if (!isHydrated) expect(filesIn("public").filter((file) => leftovers.test(file))).toEqual([]);
  expect(filesIn("public")).not.toContain("edit-links.js");
  for (const { html } of pages) expect(html).not.toContain("edit-links");
});

test("neither the inline nor the deferred script uses Intl, because the first use of Intl blocks a slow phone for 0.1 seconds", () => {
  const html = readFileSync("public/index.html", "utf8");
  const [, inline] = /<script>([\s\S]+?)<\/script>/.exec(html) ?? [];
  const [, deferred] = /"(\/static\/deferred-\w+\.js)"/.exec(html) ?? [];
  for (const code of [inline, readFileSync(`public${deferred}`, "utf8")])
    expect(code).toEqual(expect.not.stringMatching(/\bIntl\.|\.toLocale(Date|Time)?String\(/));
});

import { readFileSync } from "node:fs";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";

test("only the pages that need React load Gatsby's runtime; all others load only the deferred script", () => {
  for (const { path, html } of builtPages(builtFixtureSite())) {
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
    const runtime = ["webpack-runtime", "framework", "app"].map((name) =>
      expect.stringMatching(`^/${name}-`),
    );
    const isHydrated = path === "/about/team";
    expect([path, scripts]).toEqual([path, isHydrated ? runtime : []]);
    expect([path, html.includes("window.pagePath")]).toEqual([path, isHydrated]);
    expect([path, /"\/static\/deferred-\w+\.js"/.test(html)]).toEqual([path, !isHydrated]);
  }
});

test("every page's og:image is a published file with a hash in its name", () => {
  for (const { html } of builtPages("public"))
    expect(filesIn("public")).toContain(
      /og:image" content="https?:\/\/[^/]+\/(static\/social-\w{10}\.png)"/.exec(html)?.[1],
    );
});

test("the published site contains no Gatsby runtime, page-data files or edit-link script", () => {
  for (const { html } of builtPages("public"))
    expect(html).not.toMatch(/gatsby-script|page-data|<!-- slice|edit-links/);
  const leftovers =
    /^[^/]*(page-data|slice-data|_gatsby|partytown|webpack|chunk-map|framework|edit-links)|\.map$/;
  expect(filesIn("public").filter((file) => leftovers.test(file))).toEqual([]);
});

test("neither the inline nor the deferred script uses Intl, because the first use of Intl blocks a slow phone for 0.1 seconds", () => {
  const html = readFileSync("public/index.html", "utf8");
  const [, inline] = /<script>([\s\S]+?)<\/script>/.exec(html) ?? [];
  const [, deferred] = /"(\/static\/deferred-\w+\.js)"/.exec(html) ?? [];
  for (const code of [inline, readFileSync(`public${deferred}`, "utf8")])
    expect(code).toEqual(expect.not.stringMatching(/\bIntl\.|\.toLocale(Date|Time)?String\(/));
});

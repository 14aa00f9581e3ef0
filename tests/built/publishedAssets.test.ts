import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";

test("apart from island scripts, a build publishes one script file: the deferred script, which all pages load", () => {
  for (const folder of ["public", builtFixtureSite()]) {
    const loaded = builtPages(folder).map(({ html }) => /data-deferred="\/([^"]+)"/.exec(html)?.[1]);
    const published = filesIn(folder).filter((file) => /^(?!static\/island).*-[0-9a-f]{10,}\.js$/.test(file));
    expect(published).toEqual([...new Set(loaded)]);
  }
});

test("the first paint waits until the above-the-fold content is parsed, and stylesheet links follow that content", () => {
  for (const { html, path } of builtPages("public")) {
    const [before = "", after = ""] = html.split(/<script data-deferred[\s\S]*?<\/script>/);
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html) ?? [];
    expect([path, html.includes(`id="${id}"`)]).toEqual([path, true]);
    const sheet = 'rel="stylesheet"';
    const found = [path, before.includes("</h1>"), before.includes(sheet), after.split(">", 1)];
    expect(found).toEqual([path, true, false, [expect.stringContaining(sheet)]]);
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
    expect(html).not.toMatch(/gatsby-(script|chunk)|page-data|___webpack|<!-- slice|edit-links/);
  const leftovers = /^[^/]*(page-data|_gatsby|partytown|webpack|chunk-map|edit-links)|\.map$/;
  expect(filesIn("public").filter((file) => leftovers.test(file))).toEqual([]);
});

test("neither the inline nor the deferred script uses Intl, because the first use of Intl blocks a slow phone for 0.1 seconds", () => {
  const html = readFileSync("public/index.html", "utf8");
  const [, deferred, inline] = /<script data-deferred="([^"]+)">([\s\S]+?)<\/script>/.exec(html) ?? [];
  for (const code of [inline, readFileSync(`public${deferred}`, "utf8")])
    expect(code).toEqual(expect.not.stringMatching(/\bIntl\.|\.toLocale(Date|Time)?String\(/));
});

test("pages load the script that hydrates islands only if they have islands", () => {
  for (const { html, path } of builtPages(builtFixtureSite())) {
    const [, inline = ""] = /<script data-deferred[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    const hydrates = /import\("\/static\/islands-\w+\.js"\)/.test(inline);
    expect([path, hydrates]).toEqual([path, html.includes("<site-island")]);
  }
});

test("all islands share one copy of React, which is less than 60 KB after Brotli compression", () => {
  const files = filesIn(builtFixtureSite()).filter((file) => /^static\/island-.*\.js$/.test(file));
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(builtFixtureSite(), file))).length);
  const [react, ...others] = sizes.filter((size) => size > 40_000);
  expect(react).toBeLessThan(60_000);
  expect(others).toEqual([]);
});

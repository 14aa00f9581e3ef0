import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtOtherAgency } from "../support/otherAgency";

test("no script is published but the one that pages ask for", () => {
  for (const folder of ["public", builtOtherAgency()]) {
    const asked = builtPages(folder).map(({ html }) => /data-deferred="\/([^"]+)"/.exec(html)?.[1]);
    const published = filesIn(folder).filter((file) => /^(?!sample-forms\/).*\.js$/.test(file));
    expect(published).toEqual([...new Set(asked)]);
  }
});

test("each page's own script stands where its first screen ends, before styles for which it would have to wait", () => {
  for (const { html, path } of builtPages("public")) {
    const [before = "", after = ""] = html.split(/<script data-deferred[\s\S]*?<\/script>/);
    expect([path, before.includes("</h1>"), before.includes('rel="stylesheet"')]).toEqual([
      path,
      true,
      false,
    ]);
    expect([path, after.split(">", 1)]).toEqual([path, [expect.stringContaining('rel="stylesheet"')]]);
  }
});

test("all pages tell of the site's font in one file, which a browser has since the first", () => {
  const told = builtPages("public").map(
    ({ html }) => /<link [^>]*href="(\/static\/shared-[^"]+)"/.exec(html)?.[1],
  );
  expect([...new Set(told)]).toEqual([expect.any(String)]);
});

test("nothing of Gatsby's runtime is in a page, nor is a file that it alone would read", () => {
  for (const { html } of builtPages("public"))
    expect(html).not.toMatch(/gatsby-(script|chunk)|page-data|___webpack|<!-- slice/);
  const folders = new Set(filesIn("public").map((file) => file.split("/")[0]));
  expect(
    [...folders].filter((name) => /page-data|_gatsby|partytown|webpack|chunk-map|\.map$/.test(String(name))),
  ).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { filesIn } from "../../src/lib/filesIn";
import { builtPages, pagePaths } from "../support/builtPages";
import { builtChangedSite, rebuiltSite } from "../support/changedSite";
import { recipe } from "../support/recipes";
import { serveSite } from "../support/serveSite";

const changed = builtChangedSite();
const read = (folder: string, file: string) => readFileSync(join(folder, file));
const htmlOf = (path: string) => builtPages(changed).find((page) => page.path === path)?.html ?? "";

/** A file as text of bytes, without the day that a build counts from: another may have begun before the next build. */
const butForTheDay = (folder: string, file: string) => {
  const text = read(folder, file).toString("latin1");
  return file.endsWith("security.txt") ? text.replace(/^Expires: .*$/m, "") : text;
};

test("a build on top of another one is what a clean one is, byte for byte, whatever came and went between them", () => {
  expect(filesIn(rebuiltSite)).toEqual(filesIn("public"));
  const different = filesIn("public").filter(
    (file) => butForTheDay("public", file) !== butForTheDay(rebuiltSite, file),
  );
  expect(different).toEqual([]);
});

test("no script is published but the one that pages ask for", () => {
  for (const folder of ["public", changed]) {
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

describe("the recipes of CONTRIBUTING.md", () => {
  it.each([
    ["A page", 4],
    ["A section of the home page", 4],
    ["A field", 3],
    ["A legal page", 1],
    ["A redirect", 1],
  ])("%s costs at most %i files, and no test is touched", (title, most) => {
    const files = [...new Set(recipe(title).map(({ file }) => file))];
    expect(files.length).toBeLessThanOrEqual(most);
    expect(files.filter((file) => /test|spec/.test(file))).toEqual([]);
  });
});

describe("a page in a folder, made by the recipe", () => {
  const path = "/guides/monsoon";

  it("is published, by its address, among the site's pages and in the sitemap", async () => {
    expect(pagePaths(changed)).toContain(path);
    expect(read(changed, "sitemap.xml").toString()).toContain(`${path}</loc>`);
    const site = await serveSite({ dir: changed, port: 0 });
    const answers = await Promise.all(
      [path, `${path}/`, "/guides", "/monsoon"].map((address) => fetch(site.address + address)),
    );
    await site.close();
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.slice(2).map(({ status }) => status)).toEqual([404, 404]);
  });

  it("has the headers of every page", () => {
    const rules = parseHeadersFile(read(changed, "_headers").toString());
    expect(headersOf(path, rules)).toEqual(headersOf("/directory", rules));
  });

  it("says its words, with the canonical address", () => {
    expect(htmlOf(path)).toContain("Before the first storm");
    expect(htmlOf(path)).toMatch(/<link rel="canonical" href="[^"]+\/guides\/monsoon"/);
  });
});

test("a section, made by the recipe, stands where it was put", () => {
  const html = htmlOf("/");
  const at = (words: string) => html.indexOf(words);
  expect(at("Three steps to a policy")).toBeGreaterThan(at('id="testimonials"'));
  expect(at("Three steps to a policy")).toBeLessThan(at('id="contact"'));
});

test("a field, made by the recipe, is shown where it is filled in, and leaves nothing where it is not", () => {
  expect(htmlOf("/directory").split(/<p [^>]*>Certified Insurance Counselor</)).toHaveLength(2);
  expect(htmlOf("/directory")).not.toMatch(/<p [^>]*><(?:\/|p\b|div\b|ul\b)/);
});

test("a legal page, made by the recipe, has its words, its address and its list of sections", () => {
  expect(htmlOf("/complaints")).toMatch(/<link rel="canonical" href="[^"]+\/complaints"/);
  expect(htmlOf("/complaints")).toMatch(
    /<a [^>]*href="#([\w-]+)"[\s\S]*<h2 [^>]*id="\1"[^>]*>Whom to Tell<\/h2>/,
  );
  expect(read(changed, "sitemap.xml").toString()).toContain("/complaints</loc>");
});

test("a redirect, made by the recipe, leads to its page", async () => {
  const site = await serveSite({ dir: changed, port: 0 });
  const { status, headers } = await fetch(`${site.address}/agents`, { redirect: "manual" });
  await site.close();
  expect([status, headers.get("location")]).toEqual([301, "/directory"]);
});

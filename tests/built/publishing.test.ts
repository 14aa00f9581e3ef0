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

test("a build on top of another one is what a clean one is, byte for byte, whatever came and went between them", () => {
  expect(filesIn(rebuiltSite)).toEqual(filesIn("public"));
  const different = filesIn("public").filter((file) => !read("public", file).equals(read(rebuiltSite, file)));
  expect(different).toEqual([]);
});

test("no script is published but the one that pages ask for", () => {
  for (const folder of ["public", changed]) {
    const asked = builtPages(folder).map(({ html }) => /data-deferred="\/([^"]+)"/.exec(html)?.[1]);
    const published = filesIn(folder).filter((file) => /^[^/]+\.js$/.test(file));
    expect(published).toEqual([...new Set(asked)]);
  }
});

test("nothing of Gatsby's runtime is in a page", () => {
  for (const { html } of builtPages("public"))
    expect(html).not.toMatch(/gatsby-(announcer|focus|script|chunk|head)|page-data|___webpack|<!-- slice/);
});

describe("a page in a folder, made by the recipe", () => {
  const path = "/guides/monsoon";

  it("touches at most four files, and no test", () => {
    const files = [...new Set(recipe("A page").map(({ file }) => file))];
    expect(files.length).toBeLessThanOrEqual(4);
    expect(files.filter((file) => /test|spec/.test(file))).toEqual([]);
  });

  it("is published, by its address, among the site's pages and in the sitemap", async () => {
    expect(pagePaths(changed)).toContain(path);
    expect(read(changed, "sitemap.xml").toString()).toContain(`${path}</loc>`);
    const site = await serveSite({ dir: changed, port: 0 });
    const answers = await Promise.all(
      [path, `${path}/`, `${path}.html`, "/guides", "/monsoon"].map((address) =>
        fetch(site.address + address),
      ),
    );
    await site.close();
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.slice(3).map(({ status }) => status)).toEqual([404, 404]);
  });

  it("has the headers of every page", () => {
    const rules = parseHeadersFile(read(changed, "_headers").toString());
    expect(headersOf(path, rules)).toEqual(headersOf("/directory", rules));
  });

  it("says its words, with the canonical address", () => {
    const html = builtPages(changed).find((page) => page.path === path)?.html;
    expect(html).toContain("Before the first storm");
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/guides\/monsoon"/);
  });
});

test("a section, made by the recipe, touches at most four files and stands where it was put", () => {
  expect(new Set(recipe("A section of the home page").map(({ file }) => file)).size).toBeLessThanOrEqual(4);
  const html = builtPages(changed).find(({ path }) => path === "/")?.html ?? "";
  const at = (words: string) => html.indexOf(words);
  expect(at("Three steps to a policy")).toBeGreaterThan(at('id="testimonials"'));
  expect(at("Three steps to a policy")).toBeLessThan(at('id="contact"'));
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "./filesIn";
import { publishPages } from "./publishPages";
import { setAsideUnloaded } from "./setAsideUnloaded";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function create(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
}

test("a page is published as NAME.html, so that hosts answer its address without a redirect", () => {
  create("public/index.html", "public/directory/index.html", "public/404.html", "public/404/index.html");
  publishPages(join(folder, "public"), ["/", "/directory", "/404", "/404.html"], join(folder, "static"));
  expect(filesIn(join(folder, "public"))).toEqual(["404.html", "directory.html", "index.html"]);
});

test("a page that this build did not render again stays, and one that is gone goes", () => {
  create("public/index.html", "public/directory.html", "public/old-page.html");
  create("public/sample-forms/form.html", "static/sample-forms/form.html");
  publishPages(join(folder, "public"), ["/", "/directory"], join(folder, "static"));
  expect(filesIn(join(folder, "public"))).toEqual(["directory.html", "index.html", "sample-forms/form.html"]);
});

test("source maps are kept aside, and scripts of earlier builds are not published again", () => {
  const now = "app-aaaaaaaaaaaaaaaaaaaa.js";
  create(`public/${now}`, `public/${now}.map`, "public/app-bbbbbbbbbbbbbbbbbbbb.js", "public/chunk-map.json");
  setAsideUnloaded(join(folder, "public"), join(folder, "maps"), new Set([now, `${now}.map`]));
  expect(filesIn(join(folder, "public"))).toEqual([now]);
  expect(filesIn(join(folder, "maps"))).toEqual([`${now}.map`]);
});

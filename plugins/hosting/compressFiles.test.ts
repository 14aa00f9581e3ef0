import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn } from "../../src/content/filesIn";
import { compressedFolder, compressFiles } from "./compressFiles";

const page = "insurance ".repeat(100);
let root: string;
let site: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "compress-"));
  site = join(root, "public");
  mkdirSync(join(site, "deep"), { recursive: true });
  writeFileSync(join(site, "index.html"), page);
  writeFileSync(join(site, "deep/short.txt"), "short");
  writeFileSync(join(site, "deep/photo.avif"), page);
});
afterEach(() => rmSync(root, { recursive: true }));

test("compressed copies are written beside the published folder, not into it", async () => {
  await compressFiles(site);
  expect(filesIn(site)).toEqual(["deep/photo.avif", "deep/short.txt", "index.html"]);
  expect(filesIn(compressedFolder(site))).toEqual(["index.html.br", "index.html.gz"]);
  const copy = (name: string) => readFileSync(join(compressedFolder(site), name));
  expect(brotliDecompressSync(copy("index.html.br")).toString()).toBe(page);
  expect(gunzipSync(copy("index.html.gz")).toString()).toBe(page);
});

test("a file that compression does not make smaller has no compressed copy", async () => {
  writeFileSync(join(site, "noise.svg"), randomBytes(1000));
  await compressFiles(site);
  expect(filesIn(compressedFolder(site))).toEqual(["index.html.br", "index.html.gz"]);
});

test("compressed copies of a deleted page are deleted", async () => {
  await compressFiles(site);
  rmSync(join(site, "index.html"));
  await compressFiles(site);
  expect(filesIn(compressedFolder(site))).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("someone whose folder has an apostrophe in its path is told so before anything is installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "o'brien-"));
  mkdirSync(join(folder, "tools"));
  for (const name of readdirSync(__dirname).filter((file) => file.endsWith(".mjs")))
    cpSync(join(__dirname, name), join(folder, "tools", name));
  const tool = join(folder, "tools/install-missing.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("an apostrophe");
});

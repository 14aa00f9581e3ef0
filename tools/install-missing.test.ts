import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("someone whose folder has an apostrophe in its path is told so before anything is installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "o'brien-"));
  mkdirSync(join(folder, "tools"));
  for (const name of ["install-missing", "find-chromium", "install-debian-packages", "run-npm"]) {
    cpSync(join(__dirname, `${name}.mjs`), join(folder, "tools", `${name}.mjs`));
  }
  const tool = join(folder, "tools/install-missing.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("an apostrophe");
});

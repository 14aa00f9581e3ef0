import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("someone whose folder has an apostrophe in its path is told so before anything is installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "o'brien-"));
  cpSync(__dirname, join(folder, "scripts"), { recursive: true });
  cpSync(join(__dirname, "../tests/support"), join(folder, "tests/support"), { recursive: true });
  const tool = join(folder, "scripts/install-missing.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("an apostrophe");
});

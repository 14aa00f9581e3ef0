import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("install-packages refuses a project path with an apostrophe before it installs anything", () => {
  const folder = mkdtempSync(join(tmpdir(), "o'brien-"));
  const script = join(folder, "scripts/install-packages.mjs");
  cpSync(join(__dirname, "install-packages.mjs"), script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("an apostrophe");
});

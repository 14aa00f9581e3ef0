import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("in a folder such as 'website (1)', where Gatsby cannot build, install-packages asks the user to rename the folder", () => {
  const cwd = mkdtempSync(join(tmpdir(), "website (1)"));
  const script = join(__dirname, "install-packages.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("Rename the folder")]);
  rmSync(cwd, { recursive: true });
});

test("every package in package-lock.json has an integrity hash, even packages for other operating systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity)).toEqual([]);
});

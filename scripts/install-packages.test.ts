import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test.each(["o'brien", "website-main (1)", "site [new]"])(
  "in the folder %s, where Gatsby cannot build, every command stops at once",
  (name) => {
    const temporary = mkdtempSync(join(tmpdir(), "install-"));
    const script = join(temporary, name, "scripts/install-packages.mjs");
    cpSync(join(__dirname, "install-packages.mjs"), script);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Rename the folder");
    rmSync(temporary, { recursive: true });
  },
);

test("every package in the lock file has a hash, also those for other systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity)).toEqual([]);
});

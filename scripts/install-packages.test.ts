import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

test.each(["o'brien", "website-main (1)", "site [new]"])(
  "in the folder %s, where Gatsby cannot build, every command stops before it installs anything",
  (name) => {
    const folder = join(mkdtempSync(join(tmpdir(), "install-")), name);
    const script = join(folder, "scripts/install-packages.mjs");
    cpSync(join(__dirname, "install-packages.mjs"), script);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    rmSync(dirname(folder), { recursive: true });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Rename the folder");
  },
);

test("every package in the lock file has a hash, also those for other systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity)).toEqual([]);
});

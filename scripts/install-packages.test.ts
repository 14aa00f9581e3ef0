import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "install-"));
});
afterEach(() => rmSync(temporary, { recursive: true }));

/** Runs a copy of install-packages in a project folder without packages. */
function run(folder: string) {
  const script = join(folder, "scripts/install-packages.mjs");
  cpSync(join(__dirname, "install-packages.mjs"), script);
  return spawnSync(process.execPath, [script], { encoding: "utf8" });
}

test.each(["o'brien", "website-main (1)", "site [new]"])(
  "in the folder %s, where Gatsby cannot build, every command stops before it installs anything",
  (name) => {
    const { status, stdout, stderr } = run(join(temporary, name));
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Rename the folder");
  },
);

test("every package in the lock file has a hash, also those for other systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity)).toEqual([]);
});

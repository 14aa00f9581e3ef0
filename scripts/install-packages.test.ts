import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "install-"));
});
afterEach(() => rmSync(temporary, { recursive: true }));

function run(folder: string) {
  const script = join(folder, "scripts/install-packages.mjs");
  cpSync(join(__dirname, "install-packages.mjs"), script);
  return spawnSync(process.execPath, [script], { encoding: "utf8" });
}

test.each(["o'brien", "website-main (1)", "site [new]"])(
  "install-packages asks to rename a folder named %s, because Gatsby cannot build in such a folder",
  (name) => {
    const { status, stdout, stderr } = run(join(temporary, name));
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Rename the folder");
  },
);

test("in an npm workspace, install-packages uses the workspace's packages and installs nothing", () => {
  const packages = { "apps/site": { version: "1.0.0" }, "node_modules/gatsby": { version: "5.16.1" } };
  mkdirSync(join(temporary, "node_modules"));
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(join(temporary, file), JSON.stringify({ packages }));
  const site = join(temporary, "apps/site");
  cpSync("package-lock.json", join(site, "package-lock.json"));
  const { status, stdout, stderr } = run(site);
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});

test("every package in package-lock.json has an integrity hash, including packages for other operating systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity)).toEqual([]);
});

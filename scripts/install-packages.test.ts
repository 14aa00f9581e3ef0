import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "install-"));
});
afterEach(() => rmSync(temporary, { recursive: true }));

/** Runs a copy of install-packages in a project folder without packages, as an npm script does. */
function run(folder: string) {
  const script = join(folder, "scripts/install-packages.mjs");
  cpSync(join(__dirname, "install-packages.mjs"), script);
  const env = { ...process.env, npm_lifecycle_event: "build" };
  return spawnSync(process.execPath, [script], { encoding: "utf8", env });
}

test.each(["o'brien", "website-main (1)", "site [new]"])(
  "in the folder %s, where Gatsby cannot build, every command stops before it installs anything",
  (name) => {
    const { status, stdout, stderr } = run(join(temporary, name));
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Rename the folder");
  },
);

test("a second command in one folder stops while the first runs; the lock of a command that has ended does not count", () => {
  const ended = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(join(temporary, ".gatsby.lock"), String(ended));
  expect(run(temporary)).toMatchObject({ status: 0 });
  writeFileSync(join(temporary, ".gatsby.lock"), String(process.ppid));
  const { status, stderr } = run(temporary);
  expect(status).toBe(1);
  expect(stderr).toContain(`at work in this folder already (process ${process.ppid})`);
});

test("every package in the lock file has a hash, also those for other systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity)).toEqual([]);
});

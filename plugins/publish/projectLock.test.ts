import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockProject, unlockProject } from "./projectLock";

const project = mkdtempSync(join(tmpdir(), "locked-"));
afterEach(() => unlockProject(project));
afterAll(() => rmSync(project, { recursive: true }));

test("a project stays locked until the process that has locked it removes the lock", () => {
  expect(lockProject(project)).toBeUndefined();
  expect(lockProject(project)).toBe(process.pid);
  unlockProject(project);
  expect(lockProject(project)).toBeUndefined();
});

test("the lock of a killed build does not block the next build", () => {
  const code = `require(${JSON.stringify(require.resolve("tsx/cjs"))});
    require(${JSON.stringify(require.resolve("./projectLock"))}).lockProject(${JSON.stringify(project)});
    process.kill(process.pid, "SIGKILL")`;
  expect(spawnSync(process.execPath, ["-e", code]).signal).toBe("SIGKILL");
  expect(lockProject(project)).toBeUndefined();
});

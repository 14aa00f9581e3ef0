import { spawnSync } from "node:child_process";
import { lockProject, unlockProject } from "./projectLock";

const project = `/project-${process.pid}`;
afterEach(() => unlockProject(project));

test("a project that another process builds is taken, until that process says that it has done", () => {
  expect(lockProject(project)).toBeUndefined();
  expect(lockProject(project)).toBe(process.pid);
  expect(lockProject(`${project}-2`)).toBeUndefined();
  unlockProject(`${project}-2`);
  unlockProject(project);
  expect(lockProject(project)).toBeUndefined();
});

test("a build that was killed is no obstacle to the next", () => {
  const code = `require(${JSON.stringify(require.resolve("tsx/cjs"))});
    require(${JSON.stringify(require.resolve("./projectLock"))}).lockProject(${JSON.stringify(project)});
    process.kill(process.pid, "SIGKILL")`;
  expect(spawnSync(process.execPath, ["-e", code]).signal).toBe("SIGKILL");
  expect(lockProject(project)).toBeUndefined();
});

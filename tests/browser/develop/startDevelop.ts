import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyProject, gatsbyEnvironment } from "../../support/copyProject";
import { freePort } from "../../support/freePort";
import { packageBin } from "../../support/packageBin";

export async function startDevelop() {
  const { root, remove } = copyProject();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let printed = "";
  const gatsby = spawn(
    process.execPath,
    packageBin("gatsby", "develop", "--port", String(port), "--host", "127.0.0.1"),
    // Starts Gatsby in a new process group, so that `stop` can also end Gatsby's child processes.
    { cwd: root, detached: true, env: gatsbyEnvironment },
  );
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const stop = async () => {
    if (gatsby.exitCode === null && gatsby.pid) {
      const ended = once(gatsby, "exit");
      if (process.platform === "win32") spawn("taskkill", ["/pid", String(gatsby.pid), "/t", "/f"]);
      else process.kill(-gatsby.pid, "SIGKILL");
      await ended;
    }
    remove();
  };
  const deadline = Date.now() + 240_000;
  const serves = () =>
    fetch(`${address}/directory`, { headers: { accept: "text/html" } }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await serves())) {
    if (gatsby.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`gatsby develop has ended, or not served the page within four minutes\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    address,
    root,
    terminal: () => printed,
    running: () => gatsby.exitCode === null,
    stop,
  };
}

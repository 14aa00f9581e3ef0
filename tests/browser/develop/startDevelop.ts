import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { copyProject, gatsbyEnvironment } from "../../support/copyProject";
import { packageBin } from "../../support/packageBin";
import { port } from "../pageHelpers";

export async function startDevelop() {
  const { root, remove } = copyProject();
  const address = `http://127.0.0.1:${port + 3}`;
  let printed = "";
  const gatsby = spawn(
    process.execPath,
    packageBin("gatsby", "develop", "--port", String(port + 3), "--host", "127.0.0.1"),
    // `detached` starts a new process group, so that `stop` can also kill Gatsby's child processes.
    { cwd: root, detached: true, env: gatsbyEnvironment },
  );
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const running = () => gatsby.exitCode === null;
  const stop = async () => {
    if (running() && gatsby.pid) {
      const exit = once(gatsby, "exit");
      if (process.platform === "win32") spawn("taskkill", ["/pid", String(gatsby.pid), "/t", "/f"]);
      else process.kill(-gatsby.pid, "SIGKILL");
      await exit;
    }
    remove();
  };
  const isServed = () => fetch(`${address}/directory`, { headers: { accept: "text/html" } }).catch(() => {});
  while (running() && !(await isServed())?.ok) await setTimeout(100);
  if (running()) return { address, root, terminal: () => printed, running, stop };
  remove();
  throw new Error(`gatsby develop has ended\n${printed}`);
}

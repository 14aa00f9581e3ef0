import { type ChildProcess, spawn } from "node:child_process";
import { packageBin } from "../../../scripts/packageBin";
import { copyProject, gatsbyEnvironment } from "../../support/copyProject";
import { freePort } from "../../support/freePort";

/**
 * Starts `gatsby develop` on a free port and waits until it serves pages.
 * @throws with Gatsby's output if Gatsby exits early or takes more than four minutes
 */
export async function startDevelop() {
  const { root, remove } = copyProject();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let printed = "";
  const gatsby = spawn(
    process.execPath,
    packageBin("gatsby", "develop", "--port", String(port), "--host", "127.0.0.1"),
    // Starts Gatsby in a process group of its own, so that its child processes can be ended with it.
    { cwd: root, detached: true, env: gatsbyEnvironment },
  );
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const stop = async () => {
    await end(gatsby);
    remove();
  };
  try {
    await waitForServer(`${address}/directory`, gatsby);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${printed}`);
  }
  return {
    address,
    /** The folder of the project's copy. */
    root,
    /** Returns the process's terminal output so far. */
    terminal: () => printed,
    running: () => gatsby.exitCode === null,
    stop,
  };
}

async function waitForServer(address: string, process: ChildProcess): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (process.exitCode !== null) throw new Error("gatsby develop has ended");
    const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("gatsby develop did not serve the page within four minutes");
}

function end(process_: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process_.exitCode !== null || process_.pid === undefined) return resolve();
    process_.once("exit", () => resolve());
    if (process.platform === "win32") spawn("taskkill", ["/pid", String(process_.pid), "/t", "/f"]);
    else process.kill(-process_.pid, "SIGKILL");
  });
}

import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../support/ports";
import type { Answer } from "../support/request";

/** The built site in Cloudflare's own runtime, on a loopback port. */
export interface RunningCloudflare {
  ask(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Nothing is asked of any other machine. */
const offline = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

/**
 * Starts `wrangler pages dev` with this project's wrangler.toml, in a temporary folder, because it leaves files behind.
 * @param site the folder of the built site
 * @throws with wrangler's own words when it does not start
 */
export async function startCloudflare(site: string): Promise<RunningCloudflare> {
  const folder = mkdtempSync(join(tmpdir(), "cloudflare-"));
  cpSync(join(__dirname, "../../wrangler.toml"), join(folder, "wrangler.toml"));
  cpSync(site, join(folder, "public"), { recursive: true });
  const port = await freePort();
  const wrangler = join(__dirname, "node_modules/wrangler/bin/wrangler.js");
  const state = join(folder, "state");
  const options = ["--ip=127.0.0.1", `--port=${port}`, "--inspector-port=0", `--persist-to=${state}`];
  const child = spawn(process.execPath, [wrangler, "pages", "dev", ...options], {
    cwd: folder,
    env: { ...process.env, ...offline, CI: "true", XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      said += part;
    });
  }
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await answers(address))) await setTimeout(100);
  if (child.exitCode !== null) {
    rmSync(folder, { recursive: true });
    throw new Error(`wrangler did not start:\n${said}`);
  }
  return {
    async ask(path) {
      const headers = { "accept-encoding": "identity" };
      const answer = await fetch(address + path, { headers, redirect: "manual" });
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** It listens before it can answer. */
async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

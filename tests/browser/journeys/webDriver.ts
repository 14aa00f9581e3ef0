import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { programs } from "../../../scripts/browsers";
import { freePort, untilOpen } from "../../support/freePort";

// Controls Debian's Firefox and WebKitGTK through WebDriver, because Playwright can control only its own builds:
// https://github.com/microsoft/playwright.dev/issues/803

/** The subset of Playwright's `Page` that the journeys use. */
export interface JourneyPage {
  goto(url: string): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  evaluate<Result, Arg>(call: (arg: Arg) => Result, arg?: Arg): Promise<Awaited<Result>>;
  keyboard: { press(key: "Escape"): Promise<void> };
  mouse: { click(x: number, y: number): Promise<void> };
}

type Send = (command: keyof typeof endpoints, parameters?: object) => Promise<unknown>;

const endpoints = {
  NewSession: "",
  Navigate: "/url",
  ExecuteScript: "/execute/sync",
  PerformActions: "/actions",
  SetWindowRect: "/window/rect",
};

export const startDebianEngine = (name: string): Promise<Browser> =>
  name === "firefox" ? startFirefox() : startWebKit();

/** Controls Firefox over Marionette, the protocol that geckodriver uses. */
async function startFirefox(): Promise<Browser> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const args = ["--marionette", "--headless", "--no-remote", "--profile", profile];
  const firefox = spawn(programs.firefox.path, args, { stdio: "ignore" });
  await untilOpen(port);

  // Message format: length in bytes, colon, JSON. A command is [0, id, command, parameters], and a response is
  // [1, id, error, result].
  const socket = connect(port, "127.0.0.1");
  const answers = new Map<number, (error: Error | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(":") + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const [, id, error, result] = JSON.parse(`[${received.subarray(start, end)}]`).flat();
      received = received.subarray(end);
      answers.get(id)?.(
        error && new Error(error.message),
        result && "value" in result ? result.value : result,
      );
    }
  });
  const send: Send = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = answers.size + 1;
      answers.set(id, (error, result) => (error ? reject(error) : resolve(result)));
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await send("NewSession");
  return asBrowser(send, async () => {
    socket.destroy();
    firefox.kill();
    await new Promise((ended) => firefox.once("exit", ended));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const args = ["-a", "-s", "-screen 0 1600x1200x24", programs.webkit.path, `--port=${port}`];
  const server = spawn("xvfb-run", args, {
    stdio: "ignore",
    // Starts a process group, so that the server, the virtual display and the browser can be killed together.
    detached: true,
    // Turns off WebKit's sandbox, which needs user namespaces that containers usually lack.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  await untilOpen(port);
  let session = "";
  const send: Send = async (command, parameters = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${endpoints[command]}`, {
      method: "POST",
      body: JSON.stringify(parameters),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const { sessionId } = (await send("NewSession", { capabilities })) as { sessionId: string };
  session = `/${sessionId}`;
  return asBrowser(send, async () => {
    await fetch(`http://127.0.0.1:${port}/session${session}`, { method: "DELETE" });
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  });
}

/** Adapts a WebDriver session to the subset of Playwright's `Browser` that journeys use. All pages share one window. */
function asBrowser(send: Send, close: () => Promise<void>): Browser {
  const evaluate: JourneyPage["evaluate"] = (call, arg) =>
    send("ExecuteScript", { script: `return (${call})(arguments[0])`, args: [arg ?? null] }) as never;
  const pressed = (device: "key" | "pointer", what: object) =>
    ["Down", "Up"].map((direction) => ({ type: device + direction, ...what }));
  const act = async (source: object) => void (await send("PerformActions", { actions: [source] }));
  const page: JourneyPage = {
    goto: (url) => send("Navigate", { url }),
    setViewportSize: async ({ width, height }) => {
      const toolbar = await evaluate(() => outerHeight - innerHeight, null);
      const rect = { x: 0, y: 0, width, height: height + toolbar };
      // Waits for `actual.width` instead of `width`, because WebKit's window cannot be narrower than 447 px.
      const actual = (await send("SetWindowRect", rect)) as { width: number };
      while ((await evaluate(() => innerWidth, null)) !== actual.width);
    },
    evaluate,
    keyboard: {
      press: () => act({ type: "key", id: "keyboard", actions: pressed("key", { value: "\uE00C" }) }),
    },
    mouse: {
      click: (x, y) =>
        act({
          type: "pointer",
          id: "mouse",
          actions: [
            { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
            ...pressed("pointer", { button: 0 }),
          ],
        }),
    },
  };
  const newPage = async () => {
    await page.goto("about:blank");
    return page;
  };
  const context = { newPage, on: () => {}, route: async () => {}, close: async () => {} };
  return { newContext: async () => context, close } as unknown as Browser;
}

import { spawn } from "node:child_process";
import type { Browser } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { programs } from "../../../scripts/programsForTests";
import { freePort, untilServed } from "../../support/freePort";

// Controls Debian's Firefox and WebKitGTK, because Playwright can control only its own builds:
// https://github.com/microsoft/playwright.dev/issues/803

/** The subset of Playwright's `Page` that the journeys use. */
export interface JourneyPage {
  goto(url: string): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  evaluate<Result, Arg>(call: (arg: Arg) => Result, arg?: Arg): Promise<Awaited<Result>>;
  keyboard: { press(key: "Escape"): Promise<void> };
  mouse: { click(x: number, y: number): Promise<void> };
}

export async function startDebianEngine(name: string): Promise<Browser> {
  const { page, close } = await (name === "firefox" ? startFirefox() : startWebKit());
  const context = {
    // Returns the same window for all tests.
    newPage: () => page.goto("about:blank").then(() => page),
    on: () => {},
    route: async () => {},
    close: async () => {},
  };
  return { newContext: async () => context, close } as unknown as Browser;
}

async function startFirefox() {
  const firefox = await puppeteer.launch({ browser: "firefox", executablePath: programs.firefox.path });
  const page = await firefox.newPage();
  const navigate = page.goto.bind(page);
  // Retries a navigation that Firefox aborts without a reason: https://github.com/puppeteer/puppeteer/issues/12929
  const goto = (url: string) =>
    navigate(url).catch((error: Error) => {
      if (error.message.includes("NS_BINDING_ABORTED")) return navigate(url);
      throw error;
    });
  return {
    page: Object.assign(page, { goto, setViewportSize: page.setViewport }),
    close: () => firefox.close(),
  };
}

/** Starts WebKit, and controls it with WebDriver's HTTP protocol: https://www.w3.org/TR/webdriver2/ */
async function startWebKit() {
  const port = await freePort();
  const args = ["-a", "-s", "-screen 0 1600x1200x24", programs.webkit.path, `--port=${port}`];
  const server = spawn("xvfb-run", args, {
    stdio: "ignore",
    // Starts a process group, so that `close` can also end the virtual display and the browser.
    detached: true,
    // Turns off WebKit's sandbox, which needs user namespaces that containers usually lack.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  let session = `http://127.0.0.1:${port}/session`;
  await untilServed(`http://127.0.0.1:${port}/status`);
  const send = async (command: string, parameters: object) => {
    const response = await fetch(session + command, { method: "POST", body: JSON.stringify(parameters) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const { sessionId } = await send("", { capabilities: { alwaysMatch: { browserName: "MiniBrowser" } } });
  session += `/${sessionId}`;
  const evaluate: JourneyPage["evaluate"] = (call, arg) =>
    send("/execute/sync", { script: `return (${call})(arguments[0])`, args: [arg ?? null] });
  const act = (type: "key" | "pointer", ...actions: object[]) =>
    send("/actions", { actions: [{ type, id: type, actions }] });
  const escapeKey = "\uE00C";
  const page: JourneyPage = {
    goto: (url) => send("/url", { url }),
    setViewportSize: async ({ width, height }) => {
      const toolbar = await evaluate(() => outerHeight - innerHeight, null);
      const actual = await send("/window/rect", { x: 0, y: 0, width, height: height + toolbar });
      // Waits for `actual.width` instead of `width`, because WebKit's window cannot be narrower than 447 px.
      while ((await evaluate(() => innerWidth, null)) !== actual.width);
    },
    evaluate,
    keyboard: {
      press: () => act("key", { type: "keyDown", value: escapeKey }, { type: "keyUp", value: escapeKey }),
    },
    mouse: {
      click: (x, y) =>
        act(
          "pointer",
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ),
    },
  };
  return {
    page,
    close: async () => {
      await fetch(session, { method: "DELETE" });
      if (server.pid && server.exitCode === null) process.kill(-server.pid);
    },
  };
}

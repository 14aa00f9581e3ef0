import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Builder, By, Capabilities, Key, type WebElement } from "selenium-webdriver";
import { freePort } from "../../../scripts/freePort";
import { type Browser, findExpression } from "./browser";

const driverPath = "/usr/bin/WebKitWebDriver";
const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];

/** Returns the path of WebKitGTK's MiniBrowser; undefined if MiniBrowser, its driver or xvfb-run is missing. */
export function findWebKit(): string | undefined {
  if (!existsSync(driverPath) || !existsSync("/usr/bin/xvfb-run")) return undefined;
  return libraries
    .flatMap((folder) =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => name.startsWith("webkit2gtk-") || name.startsWith("webkitgtk-"))
            .map((name) => join(folder, name, "MiniBrowser"))
        : [],
    )
    .find((path) => existsSync(path));
}

/** Starts WebKitGTK on a virtual display (Xvfb), and returns an interface that controls it by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const server = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1200x24", driverPath, `--port=${port}`], {
    stdio: "ignore",
    // Starts a process group, so that the driver, the virtual display and the browser can be ended together.
    detached: true,
    // Turns off WebKit's sandbox, which needs user namespaces that containers usually lack.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  await waitForDriver(port);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // Accepts the self-signed certificate of the mock lead provider.
    acceptInsecureCerts: true,
    "webkitgtk:browserOptions": { binary: findWebKit(), args: ["--automation"] },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
    .catch((error) => {
      stop(server);
      throw error;
    });
  const keys = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER };

  async function find(selector: string, text = ""): Promise<WebElement> {
    const element = await driver.executeScript<WebElement | null>(`
      const element = ${findExpression(selector, text)};
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      return element ?? null`);
    if (!element) throw new Error(`no visible element: ${selector} ${text}`);
    return element;
  }

  return {
    open: (address) => driver.get(address),
    click: async (selector, text) =>
      driver
        .actions()
        .move({ origin: await find(selector, text) })
        .click()
        .perform(),
    doubleClick: async (selector, text) =>
      driver
        .actions()
        .doubleClick(await find(selector, text))
        .perform(),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
      // Corrects the window's size, which includes the border and the toolbar, by the difference from the viewport.
      const [w, h] = await driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - w, height: 2 * height - h, x: 0, y: 0 });
    },
    roles: async (selector) =>
      Promise.all((await driver.findElements(By.css(selector))).map((element) => element.getAriaRole())),
    evaluate: (script) => driver.executeScript(script),
    close: async () => {
      await driver.quit();
      stop(server);
    },
  };
}

function stop(server: ChildProcess): void {
  if (server.pid && server.exitCode === null) process.kill(-server.pid);
}

async function waitForDriver(port: number): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (ready?.ok) return;
    if (Date.now() > deadline) throw new Error("WebKit's driver did not start within 15 seconds");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

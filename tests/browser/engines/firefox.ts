import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Browser, findExpression } from "./browser";

const programs = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Returns the path of Firefox, or undefined if Firefox is not installed. */
export function findFirefox(): string | undefined {
  return programs.find((path) => path && existsSync(path));
}

/** Starts Firefox, and returns an interface that controls it by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    // Accepts the self-signed certificate of the mock lead provider.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      // Keeps tel: links from starting phone calls, and Firefox from sending background requests.
      "network.protocol-handler.external.tel": false,
      "network.protocol-handler.warn-external.tel": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      "app.normandy.enabled": false,
      "network.captive-portal-service.enabled": false,
      "network.connectivity-service.enabled": false,
    },
  });
  let page = await browser.newPage();
  let size = page.viewport();

  async function click(selector: string, text = "", count = 1): Promise<void> {
    const handle = await page.evaluateHandle(`(${findExpression(selector, text)})`);
    const element = handle.asElement();
    if (!element) throw new Error(`no visible element: ${selector} ${text}`);
    const center = (await element.evaluate((target) => {
      (target as Element).scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = (target as Element).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })) as { x: number; y: number };
    await page.mouse.click(center.x, center.y, { count });
  }

  return {
    // Opens each page in a new tab, because `goto` waits for the previous page's iframes, which may stay alive.
    open: async (address) => {
      const before = page;
      page = await browser.newPage();
      await page.setViewport(size);
      await before.close();
      await page.goto(address);
    },
    click: (selector, text) => click(selector, text),
    doubleClick: (selector, text) => click(selector, text, 2),
    clickAt: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      size = { width, height };
      await page.setViewport(size);
    },
    evaluate: <T>(script: string) => page.evaluate(`(() => { ${script} })()`) as Promise<T>,
    close: () => browser.close(),
  };
}

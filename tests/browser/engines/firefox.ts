import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Browser, findExpression } from "./browser";

const programs = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The path of an installed Firefox, or undefined. */
export function findFirefox(): string | undefined {
  return programs.find((path) => path && existsSync(path));
}

/** Starts Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    // The mock lead provider has a self-signed certificate.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      // No phone calls by tel: links, and no background requests by Firefox itself.
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
    // In a new tab, because `goto` waits for the previous page's frames to detach, and Firefox may keep them alive.
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

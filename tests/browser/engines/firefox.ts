import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Browser, finder } from "./browser";

const programs = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The path of an installed Firefox, or undefined. */
export function findFirefox(): string | undefined {
  return programs.find((path) => path && existsSync(path));
}

/** Firefox by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    // That of the stand-in provider.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      // Neither updates nor telephone calls are made while testing.
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

  async function press(selector: string, text = "", count = 1): Promise<void> {
    const handle = await page.evaluateHandle(`(${finder(selector, text)})`);
    const element = handle.asElement();
    if (!element) throw new Error(`nothing to press: ${selector} ${text}`);
    // The place at which it stands after it was brought into sight is the place that is pressed.
    const place = (await element.evaluate((target) => {
      (target as Element).scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = (target as Element).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })) as { x: number; y: number };
    await page.mouse.click(place.x, place.y, { count });
  }

  return {
    // In a tab of its own: `goto` waits until the frames of the page before are gone, and Firefox may keep them.
    open: async (address) => {
      const before = page;
      page = await browser.newPage();
      await page.setViewport(size);
      await before.close();
      await page.goto(address);
    },
    press: (selector, text) => press(selector, text),
    pressTwice: (selector, text) => press(selector, text, 2),
    pressAt: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      size = { width, height };
      await page.setViewport(size);
    },
    evaluate: <T>(script: string) => page.evaluate(`(() => { ${script} })()`) as Promise<T>,
    close: () => browser.close(),
  };
}

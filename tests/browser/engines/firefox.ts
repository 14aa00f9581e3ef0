import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Browser, finder, until } from "./browser";

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
  const page = await browser.newPage();

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

  const driver: Browser = {
    open: async (address) => {
      // A form of the page before that was still loading is aborted, and Firefox says it of the page that comes.
      await page.goto(address, { waitUntil: "load" }).catch((error: Error) => {
        if (!error.message.includes("NS_BINDING_ABORTED")) throw error;
      });
      await until(
        driver,
        `${address} is open`,
        `location.href === ${JSON.stringify(address)} && document.readyState === "complete"`,
      );
    },
    press: (selector, text) => press(selector, text),
    pressTwice: (selector, text) => press(selector, text, 2),
    pressAt: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <T>(script: string) => page.evaluate(`(() => { ${script} })()`) as Promise<T>,
    close: () => browser.close(),
  };
  return driver;
}

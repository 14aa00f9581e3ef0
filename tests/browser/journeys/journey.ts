import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { mockResponse } from "../../support/mockProvider/mockProvider";
import { test as base } from "../fixtures";
import { desktopSize, phoneSize, withMotion } from "../pageHelpers";
import { type JourneyPage, startDebianEngine } from "./webDriver";

/** Playwright's `test` with a `visitor` fixture. If Playwright's build of a browser is missing, runs Debian's build. */
export const test = base.extend<{ visitor: Visitor }, { site: string }>({
  // Proxies the test site at 127.0.0.1, and serves the mock provider's forms at localhost. Other tests
  // intercept requests with mockProvider(), which WebDriver does not allow.
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use, { project }) => {
      const server = createServer(async ({ url = "", headers: { host = "" } }, response) => {
        if (host.startsWith("localhost")) {
          const { contentType, body } = mockResponse(url.replace(/\?.*/, ""));
          response.setHeader("Content-Type", contentType).end(body);
          return;
        }
        const page = await fetch(project.use.baseURL + url);
        const withMock = (text: string) =>
          text.replace(/https:\/\/\w+\.provider\.example/g, `http://localhost:${port}`);
        response.statusCode = page.status;
        for (const [name, value] of page.headers)
          if (name !== "content-length") response.setHeader(name, withMock(value));
        response.end(withMock(Buffer.from(await page.arrayBuffer()).toString("latin1")), "latin1");
      });
      await once(server.listen(0), "listening");
      const { port } = server.address() as AddressInfo;
      await use(`http://127.0.0.1:${port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  browser: [
    async ({ playwright, browserName }, use) => {
      const engine = playwright[browserName];
      const isDebians = browserName !== "chromium" && !existsSync(engine.executablePath());
      const browser = await (isDebians ? startDebianEngine(browserName) : engine.launch());
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ page, viewport, baseURL, javaScriptEnabled }, use) => {
    // Sets the viewport here, because Debian's browsers ignore Playwright's `viewport` option.
    if (viewport) await page.setViewportSize(viewport);
    await use(new Visitor(page, String(baseURL), javaScriptEnabled));
  },
});

/**
 * Defines each test for phone and desktop, with JavaScript enabled and disabled. Firefox and WebKit skip the
 * tests with JavaScript disabled. To save time, only two of four combinations are animated (`withMotion`).
 */
export function journey(defineTests: (conditions: { hasMenu: boolean; scripting: boolean }) => void): void {
  for (const scripting of [true, false])
    for (const [device, viewport] of Object.entries({ "on a phone": phoneSize, "on desktop": desktopSize })) {
      const hasMenu = viewport === phoneSize;
      test.describe(`${device}, scripting ${scripting ? "on" : "off"}`, () => {
        test.use({ ...(hasMenu === scripting && withMotion), viewport, javaScriptEnabled: scripting });
        defineTests({ hasMenu, scripting });
      });
    }
}

/** A simulated visitor's actions and expectations. Selectors are CSS, because WebDriver has no role locators. */
export class Visitor {
  constructor(
    readonly page: JourneyPage,
    private readonly site: string,
    private readonly scripting: boolean,
  ) {}

  async opens(url: string): Promise<void> {
    await this.page.goto(new URL(url, this.site).href);
    if (this.scripting)
      await this.sees(
        "the page's scripts have run",
        () => document.querySelector("[data-frame][data-state]") !== null,
      );
  }

  async clicks(selector: string, text = ""): Promise<void> {
    let point: { x: number; y: number } | undefined;
    await expect(async () => {
      const before = point;
      point = await this.page.evaluate(clickPoint, { selector, text, scripting: this.scripting });
      expect(point, "the element no longer moves").toEqual(before);
    }, `${selector} ${text} can be clicked`).toPass({ timeout: 10_000, intervals: [100] });
    if (point) await this.page.mouse.click(point.x, point.y);
  }

  async sees<Arg>(what: string, state: (arg: Arg) => unknown, expected: unknown = true, arg = {} as Arg) {
    // If a navigation interrupts the evaluation, returns the error's message, so that polling continues.
    const current = () => this.page.evaluate(state, arg).catch((error: Error) => error.message);
    await expect.poll(current, what).toEqual(expected);
  }

  async seesDialog(id: string): Promise<void> {
    await this.sees(
      `#${id} is open, with the focus in it`,
      (id) => {
        const dialog = document.getElementById(id);
        return (
          dialog?.matches(":modal") &&
          dialog.contains(document.activeElement) &&
          dialog.getAnimations().every(({ playState }) => playState === "finished")
        );
      },
      true,
      id,
    );
  }

  seesNoDialog = () =>
    this.sees("no dialog is open", () => document.querySelectorAll("dialog[open]").length, 0);

  async seesFocus(selector: string, text = ""): Promise<void> {
    await this.sees(
      `the focus is on ${selector} ${text}`,
      ({ selector, text }) =>
        document.activeElement?.matches(selector) && document.activeElement.textContent.includes(text),
      true,
      { selector, text },
    );
  }

  seesPath = (path: string) => this.sees(`the page ${path} is open`, () => location.pathname, path);

  seesHeading = (text: string) =>
    this.sees(`the page's heading is '${text}'`, () => document.querySelector("h1")?.textContent, text);

  async seesSection(selector: string): Promise<void> {
    await this.sees(
      `${selector} begins just below the header`,
      (selector) => {
        const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
        const distance = top - Number(document.querySelector("header")?.getBoundingClientRect().bottom);
        return document.readyState === "complete" && distance > -2 && distance < 150;
      },
      true,
      selector,
    );
  }
}

/** Runs in the page: scrolls an element into view and returns its center. Throws if a click would miss. */
function clickPoint({ selector, text, scripting }: { selector: string; text: string; scripting: boolean }) {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && each.textContent.includes(text),
  );
  if (!element) throw new Error(`No visible element matches ${selector} and contains '${text}'`);
  const moves = element
    .closest("dialog")
    ?.getAnimations()
    .some(({ playState }) => playState !== "finished");
  if (moves) throw new Error(`The dialog of ${selector} moves`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  // Throws, so that the caller retries, while a form is loading: content below it shifts until it reports its height.
  const isLoading = [...document.querySelectorAll("[data-frame]")].some((form) => {
    const isShown = form.checkVisibility() && form.querySelector("iframe");
    return !form.matches("[data-state]") || (isShown && !form.matches("[style*=frame-height]"));
  });
  if (scripting && isLoading) throw new Error("The page is loading");
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const upper = document.elementFromPoint(point.x, point.y);
  if (!element.contains(upper)) throw new Error(`${selector} is covered by ${upper?.outerHTML.slice(0, 80)}`);
  return point;
}

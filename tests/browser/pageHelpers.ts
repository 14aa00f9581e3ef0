import { expect, type Locator, type Page } from "@playwright/test";
import { pagePaths } from "../support/builtPages";

export const port = Number(process.env.E2E_PORT ?? 9321);
export const fixtureSite = `http://127.0.0.1:${port}`;
export const realSite = `http://127.0.0.1:${port + 1}`;
export const reactSite = `http://127.0.0.1:${port + 2}`;

export const phoneLink = "tel:+19285550177";

export const phoneSize = { width: 390, height: 844 };
export const desktopSize = { width: 1280, height: 800 };

/** Options for `test.use` that turn on animations. By default, playwright.config.ts turns off animations. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

const pagesOn = (site: string, paths: string[], suffix = "") =>
  paths.map((path) => ({ title: path + suffix, url: site + path }));

/** All pages of the real site, including the 404 page, and two pages of the fixture site, which has all optional content. */
export const everyPage = [
  ...pagesOn(realSite, [...pagePaths("public"), "/no-such-page"]),
  ...pagesOn(fixtureSite, ["/", "/directory"], " of the fixture site"),
];

export const bothHomePages = everyPage.filter(({ url }) => url.endsWith("/"));

/** Waits until the page's scripts have inserted the first form's iframe. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.locator("[data-frame] iframe").first().waitFor({ state: "attached" });
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** Expects the element to be just below the header. Waits for the page to load, because elements move until then. */
export async function expectBelowHeader(element: Locator): Promise<void> {
  const distance = () =>
    element.evaluate((section) => {
      if (document.readyState !== "complete") return Number.NaN;
      const header = document.querySelector("header")?.getBoundingClientRect();
      return section.getBoundingClientRect().top - Number(header?.bottom);
    });
  await expect(async () => {
    expect(await distance()).toBeGreaterThan(-2);
    expect(await distance()).toBeLessThan(150);
  }, `${element} begins just below the header`).toPass({ timeout: 15_000 });
}

/** Delays font requests, and thus the page's `load` event, until the returned function is called. */
export const holdLoad = (page: Page): Promise<() => void> => holdRequests(page, /\.woff2$/);

/** Delays the page's requests for URLs that match `address` until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => released.then(() => route.fallback()));
  return release;
}

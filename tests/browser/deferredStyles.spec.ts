import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { font } from "../../src/styles/font";
import { home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  desktopSize,
  holdRequests,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  siteFolder,
  visit,
} from "./pageHelpers";

/** Matches the URL of the deferred style sheet, which contains the below-the-fold CSS. */
const deferredStyles = /\/static\/styles-[0-9a-f]+\.css$/;
const quoteButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: layout.actions.review, exact: true });
/** Returns the footer's background color, which shows whether the deferred style sheet is applied. */
const footerBackground = (page: Page) =>
  page.locator("footer > div").evaluate((element) => getComputedStyle(element).backgroundColor);
const transparent = "rgba(0, 0, 0, 0)";
/** Noon of the build date, which legal pages show until a script runs. */
const builtAt = `${/dateTime="(\d{4}-\d\d-\d\d)"/.exec(readFileSync(`${siteFolder}/privacy-policy.html`, "utf8"))?.[1]}T12:00`;

test.use({ viewport: phoneSize });

test.describe("while the deferred style sheet loads", () => {
  for (const [device, viewport] of Object.entries({ "a phone": phoneSize, desktop: desktopSize }))
    test.describe(() => {
      test.use({ viewport, allowedMessages: /404/ });
      for (const path of [...Object.values(pages), "/no-such-page"])
        test(`critical CSS alone styles ${path} above the fold on ${device}`, async ({ page }) => {
          // Blocks the forms, so that they do not change the screenshots.
          await page.route(/./, (route) =>
            route.request().frame() === page.mainFrame() ? route.fallback() : undefined,
          );
          // Sets the clock to the build date, so that the deferred script does not change the date of a legal page.
          await page.clock.setFixedTime(builtAt);
          const release = await holdRequests(page, deferredStyles);
          await page.goto(path, { waitUntil: "commit" });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForFunction((family) => {
            const faces = [...document.fonts].filter((face) => face.family === family);
            return faces.some(({ status }) => status === "loaded");
          }, font.family);
          // Finds where the content above the fold ends, which with few agents is inside the viewport.
          const end =
            path === pages.directory
              ? await page
                  .locator(":has(+ script[data-deferred])")
                  .evaluate((last) => last.getBoundingClientRect().bottom)
              : viewport.height;
          const height = Math.min(viewport.height, end);
          const clip = { x: 0, y: 0, width: viewport.width, height };
          // Makes the page scrollable for both screenshots, because in a scrollable page the sticky header is a layer
          // of its own with different antialiasing.
          await page.evaluate(() => {
            document.documentElement.style.minHeight = "200vh";
          });
          const early = await page.screenshot({ clip });
          release();
          await expect.poll(() => footerBackground(page)).not.toBe(transparent);
          expect(early.equals(await page.screenshot({ clip }))).toBe(true);
        });
    });

  test("a click on the quote button takes effect once the deferred CSS has loaded", async ({ page }) => {
    const release = await holdRequests(page, deferredStyles);
    await page.goto(pages.home, { waitUntil: "commit" });
    await quoteButton(page).click();
    await expect(quoteDialog(page)).toBeHidden();
    release();
    await expect(quoteDialog(page)).toBeVisible();
  });
});

test.describe("through a translating proxy", () => {
  // Allows the messages about the web font, which is for the site's own origin, and about the sample survey.
  test.use({ allowedMessages: /CORS policy|frame-ancestors|net::ERR_/ });

  test("a page with another origin and a base URL has its styles and scripts", async ({ page, baseURL }) => {
    const html = await (await page.request.get(pages.directory)).text();
    const base = `<head><base href="${baseURL}/">`;
    const proxy = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html").end(html.replace("<head>", base));
    }).listen(0);
    await once(proxy, "listening");
    const address = `http://localhost:${(proxy.address() as AddressInfo).port}/directory`;
    await visit(page, `${address}#Quote`);
    expect(await footerBackground(page)).not.toBe(transparent);
    await quoteCloseButton(page).click();
    await expect(page).toHaveURL(address);
    proxy.close();
  });
});

test.describe("if the deferred style sheet fails to load", () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR_FAILED/ });

  test("deferred CSS that failed to load is requested again on the next input", async ({ page }) => {
    await page.route(deferredStyles, (route) => route.abort());
    await page.goto(pages.home);
    const heading = page.getByRole("heading", { name: home.testimonials.heading, exact: true });
    await expect(heading).toBeVisible();
    expect(await footerBackground(page)).toBe(transparent);
    await page.unrouteAll();
    await page.keyboard.press("Shift");
    await expect.poll(() => footerBackground(page)).not.toBe(transparent);
  });
});

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { font } from "../../src/styles/font";
import { home, layout } from "./content";
import { expect, test } from "./fixtures";
import { desktopSize, holdRequests, pages, phoneSize, quoteDialog, siteFolder } from "./site";

/** The styles of what is below the first screen. */
const laterStyles = /\/static\/styles-[0-9a-f]+\.css$/;
const quoteButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: layout.actions.review, exact: true });
/** The later styles are there when the footer has its ground. */
const ground = (page: Page) =>
  page.locator("footer > div").evaluate((element) => getComputedStyle(element).backgroundColor);
const bare = "rgba(0, 0, 0, 0)";
/** Noon of the day that the pages show without scripting. */
const builtAt = `${/dateTime="(\d{4}-\d\d-\d\d)"/.exec(readFileSync(`${siteFolder}/privacy-policy.html`, "utf8"))?.[1]}T12:00`;

test.use({ viewport: phoneSize });

test.describe("while the styles of what is below are on their way", () => {
  for (const [name, viewport] of Object.entries({ phone: phoneSize, desk: desktopSize }))
    test.describe(`on a ${name}`, () => {
      test.use({ viewport, allowedMessages: /404/ });
      for (const path of [...Object.values(pages), "/no-such-page"])
        test(`the first screen of ${path} is there, as it is to stay`, async ({ page }) => {
          // A form comes when it comes: it is not what is compared.
          await page.route(/./, (route) =>
            route.request().frame() === page.mainFrame() ? route.fallback() : undefined,
          );
          // On another day than that of the build, a legal page's date changes.
          await page.clock.setFixedTime(builtAt);
          const release = await holdRequests(page, laterStyles);
          await page.goto(path, { waitUntil: "commit" });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForFunction((family) => {
            const faces = [...document.fonts].filter((face) => face.family === family);
            return faces.some(({ status }) => status === "loaded");
          }, font.family);
          // An agency of few has a short directory, with more below it on the same screen.
          const end =
            path === pages.directory
              ? await page
                  .locator(":has(+ script[data-deferred])")
                  .evaluate((last) => last.getBoundingClientRect().bottom)
              : viewport.height;
          const height = Math.min(viewport.height, end);
          const clip = { x: 0, y: 0, width: viewport.width, height };
          // The header of a page that can be scrolled is a layer of its own, whose edges look a little other.
          await page.evaluate(() => {
            document.documentElement.style.minHeight = "200vh";
          });
          const early = await page.screenshot({ clip });
          release();
          await expect.poll(() => ground(page)).not.toBe(bare);
          expect(early.equals(await page.screenshot({ clip }))).toBe(true);
        });
    });

  test("a press on the quote button is kept, and opens the dialog once it is there", async ({ page }) => {
    const release = await holdRequests(page, laterStyles);
    await page.goto(pages.home, { waitUntil: "commit" });
    await quoteButton(page).click();
    await expect(quoteDialog(page)).toBeHidden();
    release();
    await expect(quoteDialog(page)).toBeVisible();
  });
});

test.describe("where the styles of what is below do not come", () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR_FAILED/ });

  test("the words are all there, and the styles come with the visitor's next input", async ({ page }) => {
    await page.route(laterStyles, (route) => route.abort());
    await page.goto(pages.home);
    const heading = page.getByRole("heading", { name: home.testimonials.heading, exact: true });
    await expect(heading).toBeVisible();
    expect(await ground(page)).toBe(bare);
    await page.unrouteAll();
    await page.keyboard.press("Shift");
    await expect.poll(() => ground(page)).not.toBe(bare);
  });
});

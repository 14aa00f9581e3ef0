import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { font } from "../../src/styles/font";
import { quoteCloseButton, quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { deferredScript, desktopSize, holdRequests, pages, phoneSize } from "./pageHelpers";
import { formContainer } from "./providerFormHelpers";

test.use({ viewport: phoneSize });

const deferredStyles = /\/static\/styles-[0-9a-f]+\.css$/;
/** Only the deferred stylesheet gives the footer a background color. */
async function expectDeferredStyles(page: Page) {
  const footer = expect(page.locator("footer > div"), "the deferred stylesheet is applied");
  await footer.not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
}

for (const [device, viewport] of Object.entries({ "a phone": phoneSize, desktop: desktopSize }))
  for (const path of [pages.home, pages.directory, pages.privacy, "/no-such-page"])
    test(`on ${device}, deferred CSS changes nothing above the fold on ${path}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // Blocks all requests from iframes, because the loaded forms would change the screenshots.
      await page.route(/./, (route) =>
        route.request().frame() === page.mainFrame() ? route.fallback() : undefined,
      );
      // Stubs the deferred script with an empty response, because the script would change texts, such as the date.
      await page.route(deferredScript, (route) => route.fulfill({ contentType: "text/javascript" }));
      const release = await holdRequests(page, deferredStyles);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForFunction((family) => {
        const faces = [...document.fonts].filter((face) => face.family === family);
        return faces.some(({ status }) => status === "loaded");
      }, font.family);
      // Compares only the content above the fold, which ends right before `script[data-deferred]`.
      const lastAbove = page.locator(":has(+ script[data-deferred])");
      const end = await lastAbove.evaluate((last) => last.getBoundingClientRect().bottom);
      const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(viewport.height, end) };
      // Makes the page scrollable in both screenshots, because Chromium renders the sticky header with different
      // antialiasing on a scrollable page.
      await page.evaluate(() => {
        document.documentElement.style.minHeight = "200vh";
      });
      const early = await page.screenshot({ clip });
      release();
      await expectDeferredStyles(page);
      const [before = [], after = []] = await Promise.all(
        [early, await page.screenshot({ clip })].map((png) => sharp(png).raw().toBuffer()),
      );
      // Ignores small differences, because each screenshot rounds the colors of curves, shadows and images differently.
      const changed = [...before].filter((value, index) => Math.abs(value - Number(after[index])) > 16);
      expect(changed.length, "color values that the deferred stylesheet changes above the fold").toBe(0);
    });

test("a quote button clicked before deferred CSS loads opens the dialog afterward", async ({ page }) => {
  const release = await holdRequests(page, deferredStyles);
  await page.goto(pages.home, { waitUntil: "commit" });
  await page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" }).click();
  await expect(quoteDialog(page)).toBeHidden();
  release();
  await expect(quoteDialog(page)).toBeVisible();
});

test("styles and scripts work on a translation proxy that adds a <base>", async ({ page, baseURL }) => {
  const html = await (await page.request.get(pages.directory)).text();
  const base = `<head><base href="${baseURL}/">`;
  const proxy = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end(html.replace("<head>", base));
  }).listen(0);
  await once(proxy, "listening");
  const address = `http://localhost:${(proxy.address() as AddressInfo).port}/directory`;
  await page.goto(`${address}#Quote`);
  await expectDeferredStyles(page);
  await quoteCloseButton(page).click();
  await expect(page).toHaveURL(address);
  proxy.close();
});

test.describe(() => {
  test.use({ allowedMessages: /net::ERR_FAILED/ });

  test("if the deferred script fails, a phone link replaces a form after 8 seconds", async ({ page }) => {
    await page.route(deferredScript, (route) => route.abort());
    await page.goto(pages.home);
    const container = formContainer(page, "contact");
    const call = container.locator("[data-unresponsive]").getByRole("link", { name: "Call (928) 555-0177" });
    await expect(call).toBeHidden();
    const ends = await container.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        animation.finish();
        return animation.effect?.getComputedTiming().endTime;
      }),
    );
    expect(ends, "end times of the CSS animations in milliseconds").toEqual([8000, 8000]);
    await expect(call).toBeVisible();
    await expect(container.locator("[aria-hidden]").first()).toBeHidden();
  });
});

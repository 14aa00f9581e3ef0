import type { Page } from "@playwright/test";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import {
  deferredScript,
  holdDeferredScript,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  waitForScripts,
} from "./pageHelpers";

test.use({ viewport: phoneSize });

/** Opens a page and runs its inline script, but not its deferred script until the returned function is called. */
async function openWithoutDeferredScript(page: Page, path: string): Promise<() => void> {
  const release = await holdDeferredScript(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.locator("script[src^='/static/deferred-']").waitFor({ state: "attached" });
  return release;
}

test("before the deferred script loads, closing the quote dialog restores focus", async ({ page }) => {
  await openWithoutDeferredScript(page, pages.directory);
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Get a Quote" });
  for (const close of [
    () => quoteCloseButton(page).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(2, 2),
  ]) {
    await opener.click();
    await expect(quoteDialog(page)).toBeVisible();
    await close();
    await expect(quoteDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test.describe("if the deferred script fails to load", () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR_FAILED/ });
  test.beforeEach(({ page }) => page.route(deferredScript, (route) => route.abort()));

  test("without the deferred script, a phone link replaces a form after 8 seconds", async ({ page }) => {
    await page.goto(pages.home);
    const container = page.locator("#contact [data-frame]");
    const call = container.locator("[data-silent]").getByRole("link", { name: layout.frame.call });
    await expect(call).toBeHidden();
    const ends = await container.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        animation.finish();
        return animation.effect?.getComputedTiming().endTime;
      }),
    );
    expect(ends).toEqual([8000, 8000]);
    await expect(call).toBeVisible();
    await expect(container.locator("[aria-hidden]").first()).toBeHidden();
  });

  test("a deferred script that failed to load is requested again on the next input", async ({ page }) => {
    const failed = page.waitForEvent("requestfailed");
    await page.goto(pages.home);
    await failed;
    await page.unroute(deferredScript);
    await page.keyboard.press("Shift");
    await waitForScripts(page);
  });
});

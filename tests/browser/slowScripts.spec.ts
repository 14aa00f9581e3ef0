import type { Page } from "@playwright/test";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import {
  allPages,
  deferredScript,
  deskSize,
  expectFocusIn,
  holdDeferred,
  menu,
  openMenu,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  scriptsReady,
  visit,
} from "./site";

/** The deferred script has been asked for and has not come; the one inside the page is at work. */
async function withoutDeferred(page: Page, path: string): Promise<() => void> {
  const release = await holdDeferred(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // The one inside the page has run when it asks for the other.
  await page.locator("script[src^='/static/deferred-']").waitFor({ state: "attached" });
  return release;
}

for (const viewport of [phoneSize, deskSize]) {
  test.describe(`before the deferred script is there, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a press on the review button opens the dialog, and it stays open", async ({ page }) => {
      const release = await withoutDeferred(page, pages.home);
      const opener = page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" });
      await opener.click();
      await expect(quoteDialog(page)).toBeVisible();
      await expectFocusIn(quoteDialog(page));
      release();
      await scriptsReady(page);
      await expect(quoteDialog(page)).toBeVisible();
      await expectFocusIn(quoteDialog(page));
      await page.keyboard.press("Escape");
      await expect(quoteDialog(page)).toBeHidden();
      await opener.click();
      await expect(quoteDialog(page)).toBeVisible();
    });

    test("the dialog opens and closes again and again", async ({ page }) => {
      await withoutDeferred(page, pages.directory);
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

    test("an address that ends in #quote opens the dialog, and it stays open", async ({ page }) => {
      const release = await withoutDeferred(page, "/#quote");
      await expect(quoteDialog(page)).toBeVisible();
      release();
      await scriptsReady(page);
      await expect(quoteDialog(page)).toBeVisible();
    });
  });
}

test.describe("before the deferred script is there, in the menu", () => {
  test.use({ viewport: phoneSize });

  test("a choice closes it and leads to its section", async ({ page }) => {
    await withoutDeferred(page, pages.home);
    await (await openMenu(page)).getByRole("link", { name: "Contact" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();
  });

  test("'Get a Quote' closes it and opens the dialog", async ({ page }) => {
    await withoutDeferred(page, pages.home);
    await (await openMenu(page)).getByRole("button", { name: "Get a Quote" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(quoteDialog(page)).toBeVisible();
  });

  test("it stays open when the script arrives", async ({ page }) => {
    const release = await withoutDeferred(page, pages.home);
    await openMenu(page);
    release();
    await scriptsReady(page);
    await expect(menu(page)).toBeVisible();
  });

  test("it closes when the window grows to desktop width", async ({ page }) => {
    await withoutDeferred(page, pages.home);
    await openMenu(page);
    await page.setViewportSize(deskSize);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
});

test.describe("where the deferred script never comes", () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR_FAILED/ });

  test("the page works all the same", async ({ page }) => {
    await page.route(deferredScript, (route) => route.abort());
    await page.goto(pages.home);
    await page.getByRole("button", { name: "Calculate My Savings" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(quoteDialog(page)).toBeHidden();
    await page.goto("/#quote");
    await expect(quoteDialog(page)).toBeVisible();
  });

  test("the words with the phone take the place of a form after eight seconds", async ({ page }) => {
    await page.route(deferredScript, (route) => route.abort());
    await page.goto(pages.home);
    const place = page.locator("#contact [data-frame]");
    const call = place.locator("[data-silent]").getByRole("link", { name: layout.frame.call });
    await expect(call).toBeHidden();
    const ends = await place.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        animation.finish();
        return animation.effect?.getComputedTiming().endTime;
      }),
    );
    expect(ends).toEqual([8000, 8000]);
    await expect(call).toBeVisible();
    await expect(place.locator("[aria-hidden]").first()).toBeHidden();
  });

  test("because the network was gone, it comes with the visitor's next input", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.route(deferredScript, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto(pages.home);
    await failed;
    await page.unroute(deferredScript);
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-open-status]")).not.toBeEmpty();
    expect(asked.filter((path) => deferredScript.test(path))).toHaveLength(2);
  });
});

test("a phone number can be called in the first second", async ({ page }) => {
  await withoutDeferred(page, pages.home);
  const links = page.locator('a[href^="tel:"]');
  expect(await links.count()).toBeGreaterThan(5);
});

test("no page says a word in the console", async ({ page }) => {
  // The console is watched by tests/browser/fixtures.ts.
  for (const path of allPages) await visit(page, path);
});

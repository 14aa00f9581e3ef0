import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  deskSize,
  expectFocusIn,
  holdReact,
  hydrated,
  menu,
  openMenu,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  visit,
} from "./site";

/** React has been asked for and has not come; the late entry is at work. */
async function withoutReact(page: Page, path: string): Promise<() => void> {
  const release = await holdReact(page);
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  return release;
}

for (const viewport of [phoneSize, deskSize]) {
  test.describe(`before React is there, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a press on the review button opens the dialog, and React leaves it open", async ({ page }) => {
      const release = await withoutReact(page, pages.home);
      const opener = page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" });
      await opener.click();
      await expect(quoteDialog(page)).toBeVisible();
      await expectFocusIn(quoteDialog(page));
      release();
      await hydrated(page);
      await expect(quoteDialog(page)).toBeVisible();
      await expectFocusIn(quoteDialog(page));
      await page.keyboard.press("Escape");
      await expect(quoteDialog(page)).toBeHidden();
      await opener.click();
      await expect(quoteDialog(page)).toBeVisible();
    });

    test("the dialog opens and closes again and again", async ({ page }) => {
      await withoutReact(page, pages.directory);
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

    test("an address that ends in #quote opens the dialog, and React leaves it open", async ({ page }) => {
      const release = await withoutReact(page, "/#quote");
      await expect(quoteDialog(page)).toBeVisible();
      release();
      await hydrated(page);
      await expect(quoteDialog(page)).toBeVisible();
    });
  });
}

test.describe("before React is there, in the menu", () => {
  test.use({ viewport: phoneSize });

  test("a choice closes it and leads to its section", async ({ page }) => {
    await withoutReact(page, pages.home);
    await (await openMenu(page)).getByRole("link", { name: "Contact" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();
  });

  test("'Get a Quote' closes it and opens the dialog", async ({ page }) => {
    await withoutReact(page, pages.home);
    await (await openMenu(page)).getByRole("button", { name: "Get a Quote" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(quoteDialog(page)).toBeVisible();
  });

  test("it stays open when React arrives", async ({ page }) => {
    const release = await withoutReact(page, pages.home);
    await openMenu(page);
    release();
    await hydrated(page);
    await expect(menu(page)).toBeVisible();
  });

  test("it closes when the window grows to desktop width", async ({ page }) => {
    await withoutReact(page, pages.home);
    await openMenu(page);
    await page.setViewportSize(deskSize);
    await expect(menu(page)).toBeHidden();
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});

test.describe("where React never comes", () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR_FAILED|Loading chunk|page resources/ });

  for (const [missing, files] of Object.entries({
    "any script": /-[0-9a-f]{20}\.js$/,
    "React alone": /\/framework-[^/]*\.js$/,
    "the page's own script alone": /\/component---[^/]*\.js$/,
  })) {
    test(`the page works all the same, without ${missing}`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await page.goto(pages.home);
      await failed;
      await page.getByRole("button", { name: "Calculate My Savings" }).click();
      await expect(quoteDialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(quoteDialog(page)).toBeHidden();
      await page.goto("/#quote");
      await expect(quoteDialog(page)).toBeVisible();
    });
  }

  test("because the network was gone, it comes with the next sign of the visitor", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const framework = /\/framework-[^/]*\.js$/;
    await page.route(framework, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto(pages.home);
    await failed;
    await page.unroute(framework);
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(asked.filter((path) => framework.test(path))).toHaveLength(2);
    expect(asked.filter((path) => /\/(app|webpack-runtime)-[0-9a-f]{20}/.test(path))).toHaveLength(2);
  });
});

test("a phone number can be called in the first second", async ({ page }) => {
  await withoutReact(page, pages.home);
  const links = page.locator('a[href^="tel:"]');
  expect(await links.count()).toBeGreaterThan(5);
});

test("React takes the styles over where they stand, so that the page is not laid out anew", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (node.nodeName === "STYLE") moved.push(node.nodeName);
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, pages.home);
  expect(await page.locator("style").count()).toBe(2);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test("React takes over without a word in the console, on every page", async ({ page }) => {
  // The console is watched by e2e/fixtures.ts: a hydration error is a console error.
  for (const path of Object.values(pages)) await visit(page, path);
});

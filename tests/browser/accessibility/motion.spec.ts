import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  allPages,
  menuButton,
  menu as openedMenu,
  pages,
  phoneSize,
  quoteDialog,
  visit,
  withMotion,
} from "../site";

/** Every transition and animation that an element could run, in the state that the page is in. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nonZero = (durations: string) =>
      durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll("*")].flatMap((element) =>
      [null, "::before", "::after", "::backdrop"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        return nonZero(style.transitionDuration) || nonZero(style.animationDuration)
          ? [`${element.tagName}.${element.className}${part ?? ""}`]
          : [];
      }),
    );
  });
}

test.use({ allowedMessages: /404/, viewport: phoneSize });

test.describe("for a visitor who wants no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...allPages, "/no-such-page"]) {
    test(`nothing moves on ${path}`, async ({ page }) => {
      await visit(page, path);
      expect(await moving(page)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        "auto",
      );
    });
  }

  test("the menu and the dialog are there at once", async ({ page }) => {
    await visit(page, pages.home);
    await menuButton(page).click();
    await expect(openedMenu(page)).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await openedMenu(page).getByRole("button", { name: "Get a Quote" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    expect(await moving(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("for everyone else", () => {
  test.use(withMotion);

  test("the menu and the dialog come with a movement, so does the page's dimming, and the survey after it", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      addEventListener("transitionrun", ({ target, pseudoElement }) => {
        const dialog = (target as Element).closest("dialog[open]");
        if (dialog === target) moved.push(`${dialog?.id}${pseudoElement}`);
      });
      // A frame that is made while the dialog is drawn takes the phone from it (docs/performance.md).
      new MutationObserver(() => {
        const dialog = document.querySelector("dialog:has(iframe)");
        if (dialog) moved.push(`survey while ${dialog.getAnimations().length} movements go on`);
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page, pages.home);
    const moved = () =>
      page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)].sort());
    await menuButton(page).click();
    await expect.poll(moved).toEqual(["menu", "menu::backdrop"]);
    await openedMenu(page).getByRole("button", { name: "Get a Quote" }).click();
    await expect
      .poll(moved)
      .toEqual(["menu", "menu::backdrop", "quote", "quote::backdrop", "survey while 0 movements go on"]);
  });

  test("a movement is over within 250 ms", async ({ page }) => {
    await visit(page, pages.home);
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("*")].flatMap((element) =>
          [null, "::backdrop"].flatMap((part) =>
            getComputedStyle(element, part).transitionDuration.split(",").map(Number.parseFloat),
          ),
        ),
      ),
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(0.25);
  });
});

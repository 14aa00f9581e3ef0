import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  allPages,
  menuButton,
  menu as openedMenu,
  pages,
  phoneSize,
  visit,
  withMotion,
} from "../pageHelpers";

/** Returns the elements and pseudo-elements whose computed style has a transition or an animation. */
function animatedElements(page: Page): Promise<string[]> {
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

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("prefers-reduced-motion turns off all animation and smooth scrolling on every page", async ({
    sharedPage,
  }) => {
    for (const path of [...allPages, "/no-such-page"]) {
      const page = await sharedPage(path);
      expect(await animatedElements(page), path).toEqual([]);
      const root = page.locator("html");
      await expect(root).toHaveCSS("scroll-behavior", "auto");
    }
  });
});

test.describe("without prefers-reduced-motion", () => {
  test.use(withMotion);

  test("the menu and quote dialog open with a transition, and the survey loads after it", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      addEventListener("transitionrun", ({ target, pseudoElement }) => {
        const dialog = (target as Element).closest("dialog[open]");
        if (dialog === target) events.push(`${dialog?.id}${pseudoElement}`);
      });
      // Records whether the survey is created during a transition, which would make it stutter (docs/performance.md).
      new MutationObserver(() => {
        const dialog = document.querySelector("dialog:has(iframe)");
        if (dialog) events.push(`survey during ${dialog.getAnimations().length} transitions`);
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page, pages.home);
    const events = () =>
      page.evaluate(() => [...new Set((window as unknown as { events: string[] }).events)].sort());
    await menuButton(page).click();
    await expect.poll(events).toEqual(["menu", "menu::backdrop"]);
    await openedMenu(page).getByRole("button", { name: "Get a Quote" }).click();
    await expect
      .poll(events)
      .toEqual(["menu", "menu::backdrop", "quote", "quote::backdrop", "survey during 0 transitions"]);
  });

  test("no transition takes longer than 250 ms", async ({ page }) => {
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

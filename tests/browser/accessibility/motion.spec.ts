import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { allPages, menuButton, pages, phoneSize, visit, withMotion } from "../pageHelpers";

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

  test("the menu slides in from the right", async ({ page }) => {
    await visit(page, pages.home);
    await page.evaluate(() =>
      addEventListener("transitionrun", ({ target, propertyName }) => {
        if ((target as Element).id === "menu") document.documentElement.dataset.slides = propertyName;
      }),
    );
    await menuButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-slides", /./);
  });
});

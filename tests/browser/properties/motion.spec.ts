import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { everyPage, phoneSize } from "../pageHelpers";

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

test.use({ viewport: phoneSize, contextOptions: { reducedMotion: "reduce" } });

test("prefers-reduced-motion turns off all animation and smooth scrolling", async ({ sharedPage }) => {
  for (const { title, url } of everyPage) {
    const page = await sharedPage(url);
    expect(await animatedElements(page), title).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pages, visit } from "./site";

const parts = (page: Page) => page.locator("main > section, body footer");

/** The heights of the page's parts, as they are left out of the browser's work, and as they are in it. */
async function heights(page: Page): Promise<{ leftOut: number[]; drawn: number[] }> {
  await expect(page.locator("footer")).toHaveCSS("content-visibility", "auto");
  return parts(page).evaluateAll((elements) => {
    const all = elements as HTMLElement[];
    const measure = () => all.map((part) => Math.round(part.getBoundingClientRect().height));
    const leftOut = measure();
    for (const { style } of all) style.contentVisibility = "visible";
    const drawn = measure();
    for (const { style } of all) style.contentVisibility = "auto";
    return { leftOut, drawn };
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px parts far from the screen cost the browser nothing, and are as high as before, so nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, pages.home);
    const { leftOut, drawn } = await heights(page);
    expect(leftOut).toEqual(drawn);
    expect(leftOut.length).toBeGreaterThan(3);
    const isDrawn = () =>
      page
        .getByRole("contentinfo")
        .locator("p")
        .first()
        .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn()).toBe(false);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(true);
  });
}

test("they are as high as they then are when the window has become narrower", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, pages.home);
  await heights(page);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(async () => {
    const { leftOut, drawn } = await heights(page);
    expect(leftOut).toEqual(drawn);
  }).toPass();
});

import { expect, test } from "../fixtures";
import { everyPage, visit } from "../pageHelpers";

test("no page sets cookies or uses web storage, even if scrolled to the end", async ({ page, context }) => {
  for (const { title, url } of everyPage) {
    await visit(page, url);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < bottom; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), title).toEqual([0, 0]);
    expect(await context.cookies(), title).toEqual([]);
  }
});

import { expect, test } from "../fixtures";
import { everyPage, visit } from "../pageHelpers";

// Every browser test fails on a violation of the content security policy (fixtures.ts).

test("no page stores anything in the browser, while one scrolls to its end", async ({ page, context }) => {
  for (const { title, url } of everyPage) {
    await visit(page, url);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < bottom; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), title).toEqual([0, 0]);
    expect(await context.cookies(), title).toEqual([]);
  }
});

test("a violation of the content security policy fails a test", async ({ page }) => {
  test.fail();
  await page.goto("/");
  const logged = page.waitForEvent("console");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.x = 1" }));
  });
  await logged;
});
